import { onActivate } from './activate';
import { isAgentsPhone, keepAgentCode, keepLateCode } from './late-code';
import { onMessage } from './message';
import { onPeriodicSync } from './periodic-sync';
import { meterData } from './meter';
import { routePhotos } from './photos';
import { onPush } from './push';
import { precacheShell } from './precache';
import { keepRunningChunks, servePreviousChunks } from './previous-chunks';
import { takeShared } from './share-target';
import { onSync } from './sync';
import { routeTiles } from './tiles';

meterData();
precacheShell(async (event) => {
  if (await isAgentsPhone()) await keepAgentCode(event);
  await keepRunningChunks();
});
keepLateCode();
servePreviousChunks();
routePhotos();
routeTiles();
takeShared();
onActivate();
onSync();
onPush();
onPeriodicSync();
onMessage();
