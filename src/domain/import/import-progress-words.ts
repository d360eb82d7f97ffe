/** Where an import stands, in counts of its listings. */
export type ImportCounts = {
  total: number;
  /** The server has confirmed them. */
  sent: number;
  waiting: number;
  undecided: number;
  /** They are on the server as drafts: to publish them was refused. */
  unpublished: number;
  stopped: { withdrawn: number; isThrough: boolean } | null;
};

const n = (count: number) => count.toLocaleString('en-NG');

/** The line that tells on every screen how far an import has come. */
export function importProgressWords(counts: ImportCounts): string {
  const { total, sent, waiting, undecided, unpublished, stopped } = counts;
  const decide = [
    ...(undecided === 0 ? [] : [`${n(undecided)} not taken`]),
    ...(unpublished === 0 ? [] : [`${n(unpublished)} not published`]),
  ];
  if (stopped === null) return [`Import: ${n(sent)} of ${n(total)} sent`, ...decide].join(', ');
  if (!stopped.isThrough) return `Stopping the import: ${n(sent)} of ${n(total)} sent`;
  const onTheWay = waiting === 0 ? [] : [`${n(waiting)} still on the way`];
  return [
    `Import stopped: ${n(sent)} sent`,
    `${n(stopped.withdrawn)} withdrawn`,
    ...onTheWay,
    ...decide,
  ].join(', ');
}

/** What became of an import that was stopped, for the page it was begun on; null where none was. */
export function stoppedImportWords(counts: ImportCounts): string | null {
  const { total, sent, waiting, undecided, stopped } = counts;
  if (stopped === null) return null;
  const are = (count: number, one: string, several: string) => (count === 1 ? one : several);
  const kept = [
    ...(waiting === 0
      ? []
      : [
          `${n(waiting)} ${are(waiting, 'is', 'are')} kept on this device, ${are(waiting, 'waits', 'wait')} in the Outbox and ${are(waiting, 'is', 'are')} still sent.`,
        ]),
    ...(undecided === 0
      ? []
      : [
          `${n(undecided)} ${are(undecided, 'was', 'were')} not taken and ${are(undecided, 'waits', 'wait')} in the Outbox for you.`,
        ]),
  ];
  return [
    stopped.isThrough ? 'The import was stopped.' : 'The import is being stopped.',
    `${n(sent)} of ${n(total)} ${are(sent, 'was', 'were')} sent and ${are(sent, 'stays', 'stay')}.`,
    ...kept,
    `${n(stopped.withdrawn)} ${are(stopped.withdrawn, 'row was', 'rows were')} not begun or taken back: nothing of them was changed.`,
  ].join(' ');
}

/** Whether nothing of an import moves any more by itself, so that its line can be put away. */
export function isImportOver({ waiting, stopped }: ImportCounts): boolean {
  return waiting === 0 && (stopped === null || stopped.isThrough);
}

/** Whether it is over and leaves its owner nothing to decide. */
export function isImportDone(counts: ImportCounts): boolean {
  return isImportOver(counts) && counts.undecided + counts.unpublished === 0;
}
