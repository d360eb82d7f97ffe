import type { Mail } from './repository';

type Letter = { subject: string; lines: string[]; link?: { label: string; url: string } };

/** The welcome mail with its verification link (P7, SIGN-6); the link lives 24 hours. */
export function welcomeMail(to: { name: string; email: string }, url: string): Mail {
  const first = to.name.split(' ')[0] ?? to.name;
  return compose(to.email, {
    subject: `Welcome to Gida, ${first}!`,
    lines: [
      `Hello ${first},`,
      'Your account is ready. Please confirm this e-mail address before you log in. The link expires in 24 hours.',
    ],
    link: { label: 'Confirm my e-mail', url },
  });
}

/** Sent instead of the welcome when somebody signs up with an address that has an account. */
export function alreadyRegisteredMail(to: { name: string; email: string }, url: string): Mail {
  return compose(to.email, {
    subject: 'You already have a Gida account',
    lines: [
      `Hello ${to.name},`,
      'Somebody tried to open a new account with this e-mail address. If it was you, log in or choose a new password. If not, there is nothing to do.',
    ],
    link: { label: 'Log in', url },
  });
}

/** The password reset mail; its link lives 30 minutes (P9). */
export function resetMail(to: { name: string; email: string }, url: string): Mail {
  return compose(to.email, {
    subject: 'Choose a new Gida password',
    lines: [
      `Hello ${to.name},`,
      'Use this link within 30 minutes to choose a new password. If you did not ask for it, leave it: your password stays as it is.',
    ],
    link: { label: 'Choose a new password', url },
  });
}

/** Tells somebody that a message waits for them. */
export function messageMail(
  to: { name: string; email: string },
  message: { from: string; subject: string; url: string },
): Mail {
  return compose(to.email, {
    subject: `${message.from} wrote to you on Gida`,
    lines: [`Hello ${to.name},`, `${message.from} sent you a message: ${message.subject}`],
    link: { label: 'Read the message', url: message.url },
  });
}

function compose(recipient: string, letter: Letter): Mail {
  const link = letter.link;
  const text = [
    ...letter.lines,
    ...(link ? [`${link.label}: ${link.url}`] : []),
    'The Gida team',
  ].join('\n\n');
  const button = link ? `<p><a href="${escape(link.url)}">${escape(link.label)}</a></p>` : '';
  const html = `<!doctype html><html lang="en-NG"><body style="font-family:sans-serif">${letter.lines
    .map((line) => `<p>${escape(line)}</p>`)
    .join('')}${button}<p>The Gida team</p></body></html>`;
  // A line break in a name must not become a second header.
  return { recipient, subject: letter.subject.replace(/[\r\n]+/g, ' '), text, html };
}

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
