import { homeLines, type ToldHome } from './home-lines';

/** A home as a message for a chat: title, price, place and rooms, and the link on a line of its own. */
export function homeMessage(home: ToldHome, url: string): string {
  const { title, price, place, rooms } = homeLines(home);
  return [title, price, place, rooms, url].filter((line) => line !== '').join('\n');
}
