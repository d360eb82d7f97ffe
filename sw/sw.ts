import { onActivate } from './activate';
import { precacheShell } from './precache';
import { routePhotos } from './photos';
import { onMessage } from './message';
import { onSync } from './sync';
import { routeTiles } from './tiles';

precacheShell();
routePhotos();
routeTiles();
onActivate();
onSync();
onMessage();
