import stack from '../../components/stack.module.css';
import { DataSaverChoiceCard } from './data-saver-choice-card';
import { DataMeterCard } from './data-meter-card';
import { KeptAheadCard } from './kept-ahead-card';

/** What Gida costs in data, and how to make it cost less. */
export default function DataPage() {
  return (
    <div className={`${stack.page} ${stack.narrow}`}>
      <div className={stack.tight}>
        <h1>Data and saving</h1>
        <p className={stack.soft}>
          What is kept on this device is shown without using data. Only new things are fetched.
        </p>
      </div>
      <DataSaverChoiceCard />
      <DataMeterCard />
      <KeptAheadCard />
    </div>
  );
}
