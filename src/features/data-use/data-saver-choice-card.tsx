import { useState } from 'react';
import stack from '../../components/stack.module.css';
import {
  chooseDataSaver,
  type DataSaverChoice,
  dataSaverChoice,
} from '../../platform/network/data-saver';
import { useDataSaver } from '../../platform/network/use-data-saver';
import styles from './data-saver-choice-card.module.css';

const CHOICES: { value: DataSaverChoice; label: string; text: string }[] = [
  { value: 'auto', label: 'As the browser says', text: 'Follows the data saver of your device.' },
  { value: 'on', label: 'On', text: 'No photo and no map is loaded until you tap it.' },
  { value: 'off', label: 'Off', text: 'Photos are loaded as you come to them, in a small size.' },
];

/** The 'Data saver' switch. */
export function DataSaverChoiceCard() {
  const [choice, setChoice] = useState(dataSaverChoice);
  const saving = useDataSaver();
  const choose = (value: DataSaverChoice) => {
    chooseDataSaver(value);
    setChoice(value);
  };
  return (
    <fieldset className={`${stack.card} ${stack.stack}`}>
      <legend className="visually-hidden">Data saver</legend>
      <h2>Data saver</h2>
      {CHOICES.map(({ value, label, text }) => (
        <div key={value} className={styles.choice}>
          <input
            id={`data-saver-${value}`}
            type="radio"
            name="dataSaver"
            checked={choice === value}
            aria-describedby={`data-saver-${value}-text`}
            onChange={() => choose(value)}
          />
          <div>
            <label htmlFor={`data-saver-${value}`}>{label}</label>
            <p id={`data-saver-${value}-text`} className={`${stack.soft} ${stack.small}`}>
              {text}
            </p>
          </div>
        </div>
      ))}
      <p role="status">{saving ? 'Saving data now.' : 'Photos and maps load by themselves now.'}</p>
    </fieldset>
  );
}
