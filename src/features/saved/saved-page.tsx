import stack from '../../components/stack.module.css';
import { SavedProperties } from './saved-properties';

/** Everything saved, from this device; for visitors too. */
export default function SavedPage() {
  return (
    <div className={stack.page}>
      <SavedProperties />
    </div>
  );
}
