import { onActivate } from './activate';
import { onMessage } from './message';
import { onPeriodicSync } from './periodic-sync';
import { meterData } from './meter';
import { routePhotos } from './photos';
import { precacheShell } from './precache';
import { keepPreviousChunks } from './previous-chunks';
import { onSync } from './sync';
import { routeTiles } from './tiles';

meterData();
precacheShell();
keepPreviousChunks();
routePhotos();
routeTiles();
onActivate();
onSync();
onPeriodicSync();
onMessage();
