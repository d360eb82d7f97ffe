/** '3 things have not been sent yet'. */
export function unsentWords(count: number): string {
  return count === 1 ? '1 thing has not been sent yet' : `${count} things have not been sent yet`;
}
