import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { BrowserRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { SessionContext } from '../../src/components/context/session-context';
import { useLoginPrompt } from '../../src/components/dialog/use-login-prompt';
import type { User } from '../../src/contract/people/account';
import { madePerson } from '../support/made-person';

function Heart({ onSave }: { onSave: () => void }) {
  const { withLogin, prompt } = useLoginPrompt();
  return (
    <>
      <button type="button" onClick={() => withLogin('save', onSave)}>
        Save
      </button>
      {prompt}
    </>
  );
}

test('[RES-13] what was tapped before a page knew who uses it is done once it knows, and once', async () => {
  const save = vi.fn<() => void>();
  const page = (user: User | null) => (
    <BrowserRouter>
      <SessionContext value={{ user, expired: false }}>
        <Heart onSave={save} />
      </SessionContext>
    </BrowserRouter>
  );
  const { rerender } = render(page(null));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('dialog')).toBeTruthy();
  expect(save).not.toHaveBeenCalled();
  const user = madePerson('seeker');
  rerender(page(user));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(save).toHaveBeenCalledTimes(1);
  rerender(page({ ...user }));
  expect(save).toHaveBeenCalledTimes(1);
});
