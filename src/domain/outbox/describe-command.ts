import { type CommandKind, type CommandPayloads } from '../../contract/feed/commands';
import { COMMANDS, isCommandKind } from './commands/all-commands';

const LONGEST = 80;

/** What a command is about, in a few words; '' where nothing tells. */
export function aboutCommand<Kind extends CommandKind>(
  kind: Kind,
  payload: CommandPayloads[Kind],
): string {
  return COMMANDS[kind].about(payload).slice(0, LONGEST);
}

/** What a command does, in words, with what it is about. A kind of another version has a plain name. */
export function commandTitle(kind: string, about: string): string {
  const words = isCommandKind(kind) ? COMMANDS[kind].words : 'Something of another version';
  return about === '' ? words : `${words}: ${about}`;
}
