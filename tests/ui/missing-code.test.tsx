import { act, cleanup, render, screen, within } from '@testing-library/react';
import { type ComponentType } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lazyDialog } from '../../src/components/dialog/lazy-dialog';
import { lazyPart } from '../../src/components/page/lazy-part';
import { WhileLoading } from '../../src/components/page/while-loading';

type Props = { name: string; onClose: () => void };
const Real: ComponentType<Props> = ({ name }) => <p>Here is {name}</p>;

/** The way to code that fails so many times, and comes after that. */
const failing = (times: number) => {
  let asked = 0;
  return vi.fn(async () => {
    asked += 1;
    if (asked <= times) throw new TypeError('Failed to fetch');
    return { default: Real };
  });
};
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const press = (name: string) =>
  act(async () => {
    screen.getByRole('button', { name }).click();
    await vi.advanceTimersByTimeAsync(0);
  });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function showPart(load: ReturnType<typeof failing>) {
  const Part = lazyPart(load);
  render(
    <WhileLoading fallback={<p>Opening …</p>}>
      <Part name="Ada" onClose={() => undefined} />
    </WhileLoading>,
  );
}

test('a part that fails once comes without a word', async () => {
  showPart(failing(1));
  expect(screen.getByText('Opening …')).toBeTruthy();
  await wait(1000);
  expect(screen.getByText('Here is Ada')).toBeTruthy();
});

test('a part that does not come says so, and comes by itself once it can', async () => {
  const load = failing(4);
  showPart(load);
  await wait(1000);
  expect(screen.getByRole('alert').textContent).toContain('This part could not be fetched.');
  // The third and fourth try fail, the fifth does not.
  await wait(5000);
  await wait(5000);
  expect(screen.getByRole('alert')).toBeTruthy();
  await wait(5000);
  expect(screen.getByText('Here is Ada')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  await wait(60_000);
  expect(load).toHaveBeenCalledTimes(5);
});

test('trying now brings the part, or opens the page anew where the browser remembers the failure', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
  showPart(failing(3));
  await wait(1000);
  await press('Try again');
  expect(reload).toHaveBeenCalledTimes(1);
  await press('Try again');
  expect(screen.getByText('Here is Ada')).toBeTruthy();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a dialog that does not come is a dialog that says so and closes', async () => {
  const close = vi.fn();
  const Late = lazyDialog(failing(9));
  render(<Late name="Ada" onClose={close} />);
  await wait(1000);
  const dialog = within(screen.getByRole('dialog', { name: 'Not on your device yet' }));
  expect(dialog.getByRole('button', { name: 'Try again' })).toBeTruthy();
  await press('Close');
  expect(close).toHaveBeenCalledTimes(1);
});

test('a dialog that is long in coming says that too', async () => {
  const Late = lazyDialog<Props>(() => new Promise(() => undefined));
  render(<Late name="Ada" onClose={() => undefined} />);
  await wait(2900);
  expect(screen.queryByRole('dialog')).toBeNull();
  await wait(200);
  expect(screen.getByRole('dialog', { name: 'Opening …' })).toBeTruthy();
});
