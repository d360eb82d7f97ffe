import { act, render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { Link, MemoryRouter, Route, Routes, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetScrollPositions, useScrollMemory } from '../../src/app/use-scroll-memory';

let scrollY = 0;

beforeEach(() => {
  scrollY = 0;
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => scrollY);
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(9000);
  vi.spyOn(window, 'scrollTo').mockImplementation((...at: unknown[]) => {
    scrollY = Number(at[1]);
  });
});
afterEach(() => vi.restoreAllMocks());

function Pages() {
  useScrollMemory();
  return (
    <Routes>
      <Route path="/" element={<Link to="/home">A home</Link>} />
      <Route path="/home" element={<Shorter />} />
    </Routes>
  );
}

/** A page that ends higher up: the browser moves the place to its end, and says so. */
function Shorter() {
  const navigate = useNavigate();
  useLayoutEffect(() => {
    scrollY = 949;
    window.dispatchEvent(new Event('scroll'));
  }, []);
  return (
    <button type="button" onClick={() => navigate(-1)}>
      Back
    </button>
  );
}

/** Looks far down a list, and opens a home from there. */
async function fromListToHome(): Promise<void> {
  render(
    <MemoryRouter>
      <Pages />
    </MemoryRouter>,
  );
  scrollY = 3000;
  await act(async () => screen.getByRole('link', { name: 'A home' }).click());
}

test('[RES-11] the place in a list is not lost to a shorter page that follows it', async () => {
  await fromListToHome();
  expect(scrollY).toBe(0);
  await act(async () => screen.getByRole('button', { name: 'Back' }).click());
  expect(scrollY).toBe(3000);
});

test('[LOGIN-6] a logout forgets which addresses this tab has seen', async () => {
  await fromListToHome();
  window.dispatchEvent(new Event('pagehide'));
  expect(sessionStorage.getItem('scrollPositions')).toContain('/home');
  forgetScrollPositions();
  expect(sessionStorage.getItem('scrollPositions')).toBeNull();
  // A page that is left afterwards writes nothing of it again.
  window.dispatchEvent(new Event('pagehide'));
  expect(sessionStorage.getItem('scrollPositions')).not.toContain('/home');
});
