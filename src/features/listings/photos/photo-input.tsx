import { type ChangeEvent, useId } from 'react';
import { Icon, type IconName } from '../../../components/icon';
import styles from './photo-picker.module.css';

/** A way to choose photos: from the gallery, or straight from the camera. */
export function PhotoInput({
  label,
  icon,
  busy,
  multiple = false,
  camera = false,
  onFiles,
}: {
  label: string;
  icon: IconName;
  busy: boolean;
  multiple?: boolean;
  camera?: boolean;
  onFiles: (files: File[]) => void;
}) {
  const id = useId();
  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.target.files ?? [])];
    event.target.value = '';
    onFiles(files);
  };
  return (
    <div className={camera ? styles.camera : undefined}>
      <input
        id={id}
        className="visually-hidden"
        type="file"
        accept="image/*"
        multiple={multiple}
        {...(camera ? { capture: 'environment' as const } : {})}
        disabled={busy}
        onChange={onChange}
      />
      <label htmlFor={id} className={styles.add}>
        <Icon name={icon} />
        {busy ? 'Preparing photos …' : label}
      </label>
    </div>
  );
}
