import { useEffect, useEffectEvent, useState } from 'react';
import { type Database, useDatabase } from '../../../components/context/database-context';
import { endingsOf } from '../../../db/repositories/forms/ended-forms';
import { isPhotoAmong, listLocalPhotos } from '../../../db/repositories/my-properties/local-photos';
import { keepPhoto } from '../../../db/repositories/my-properties/my-property-commands';
import {
  dropSharedFile,
  listSharedFiles,
  notKeptWords,
  replaceSharedFile,
} from '../../../db/repositories/my-properties/shared-files';
import { tooManyPhotosWords } from '../../../domain/property/words/too-many-photos-words';
import { takeFromCameraRoll } from '../../../platform/files/camera-roll';
import { PhotoError, preparePhoto } from '../../../platform/files/prepare-photo';

type SharedFiles = Awaited<ReturnType<typeof listSharedFiles>>;

/**
 * Takes photos into a listing's form, each made small first: those chosen in it, those that came by the
 * phone's share sheet as it opens, and into a new one those chosen with the tap that led to it.
 * @param options.ids the photos of the form that are on this device: none of them is added twice
 * @param options.room how many more photos the listing may have
 * @param options.onBusy told while photos are being made small: a form saved meanwhile would miss them
 */
export function useAddPhotos({
  propertyId,
  isNew,
  ids,
  room,
  onBusy,
}: {
  propertyId: string;
  isNew: boolean;
  ids: readonly string[];
  room: number;
  onBusy: (busy: boolean) => void;
}) {
  const database = useDatabase();
  const [busy, setBusy] = useState(false);
  const [notices, setNotices] = useState<string[]>([]);
  const become = (now: boolean) => {
    setBusy(now);
    onBusy(now);
  };
  const choose = (files: File[]) => {
    become(true);
    void addChosen(files, { propertyId, ids, room }, database)
      .then(setNotices)
      .finally(() => become(false));
  };
  const becomeNow = useEffectEvent(become);
  const chooseNow = useEffectEvent(choose);
  useEffect(() => (isNew ? takeFromCameraRoll(chooseNow) : undefined), [isNew]);
  useEffect(() => {
    let current = true;
    const tell = (now: boolean) => {
      if (current) becomeNow(now);
    };
    void listSharedFiles(propertyId, database)
      .then(async (files) => {
        if (files.length === 0) return;
        tell(true);
        const said = await takeShared(files, database);
        if (current) setNotices(said);
      })
      .finally(() => tell(false));
    return () => {
      current = false;
    };
  }, [propertyId, database]);
  return {
    busy,
    /** Why files were not added. */
    notices,
    choose,
  };
}

async function addChosen(
  files: File[],
  { propertyId, ids, room }: { propertyId: string; ids: readonly string[]; room: number },
  database: Database,
): Promise<string[]> {
  const said: string[] = [];
  const extra: string[] = [];
  const there = [...ids];
  const endings = endingsOf(propertyId);
  for (const file of files) {
    // One that is there already takes no room.
    if (there.length - ids.length >= room) {
      extra.push(file.name);
      continue;
    }
    // Discarded while they were made small, the form is not to come back with them.
    if (endings !== endingsOf(propertyId)) break;
    try {
      const photo = { id: crypto.randomUUID(), name: file.name, ...(await preparePhoto(file)) };
      if (await isPhotoAmong(there, photo.data, database)) {
        said.push(`${file.name} is there already.`);
        continue;
      }
      await keepPhoto(propertyId, photo, database, endings);
      there.push(photo.id);
    } catch (error) {
      said.push(error instanceof PhotoError ? error.message : notKeptWords(file.name));
    }
  }
  return extra.length === 0 ? said : [tooManyPhotosWords(extra), ...said];
}

/** A file stays as it came until its photo is kept: a browser that is killed begins with it anew. */
async function takeShared(files: SharedFiles, database: Database): Promise<string[]> {
  const said: string[] = [];
  for (const file of files) {
    const { content } = file;
    if ('refusal' in content) {
      said.push(content.refusal);
      await dropSharedFile(file.id, database);
      continue;
    }
    const { name, type, data } = content;
    try {
      const photo = await preparePhoto(new File([data], name, { type }));
      const there = await listLocalPhotos(file.propertyId, database);
      if (
        await isPhotoAmong(
          there.map(({ id }) => id),
          photo.data,
          database,
        )
      ) {
        said.push(`${name} is there already.`);
        await dropSharedFile(file.id, database);
        continue;
      }
      const why = await replaceSharedFile(file, name, photo, database);
      if (why !== null) said.push(why);
    } catch (error) {
      said.push(error instanceof PhotoError ? error.message : notKeptWords(name));
      if (error instanceof PhotoError) await dropSharedFile(file.id, database);
    }
  }
  return said;
}
