import { type ReactNode, useState } from 'react';
import { useDataSaver } from '../platform/network/use-data-saver';
import { Button } from './button';

/** A map, or the button that has it fetched where data is saved. */
export function MapOnTap({ children }: { children: ReactNode }) {
  const [isAsked, setIsAsked] = useState(false);
  const waits = useDataSaver() && !isAsked;
  return waits ? <Button onClick={() => setIsAsked(true)}>Show map</Button> : children;
}
