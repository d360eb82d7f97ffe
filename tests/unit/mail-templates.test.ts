import { describe, expect, test } from 'vitest';
import { htmlToText } from '../../src/domain/html-to-text';
import * as account from '../../server/modules/mail/account-templates';
import * as agent from '../../server/modules/mail/agent-templates';
import { line } from '../../server/modules/mail/line';
import { subjectOfStaff } from '../../server/modules/mail/subject';
import { unlinked } from '../../server/modules/mail/unlinked';
import { compose } from '../../server/modules/mail/compose';
import * as calledOff from '../../server/modules/mail/called-off-mail';
import * as market from '../../server/modules/mail/market-templates';
import * as plan from '../../server/modules/mail/plan-templates';
import * as source from '../../server/modules/mail/source-templates';
import * as safety from '../../server/modules/mail/safety-templates';
import type { Mail } from '../../server/modules/mail/repository';

const URL = 'https://gida.example/somewhere?token=a&b=c';

/** Every template, with `name` wherever people write something, and `words` where they write more. */
const TEMPLATES: Record<string, (name: string, words: string) => Mail> = {
  welcomeMail: (name) => account.welcomeMail(to(name), URL),
  verifyMail: (name) => account.verifyMail(to(name), URL),
  alreadyRegisteredMail: (name) => account.alreadyRegisteredMail(to(name), URL),
  otherSignUpMail: (name) => account.otherSignUpMail(to(name), URL),
  resetMail: (name) => account.resetMail(to(name), URL),
  emailChangeMail: (name) => account.emailChangeMail(to(name), name, URL),
  newLoginMail: (name) => account.newLoginMail(to(name), name, URL),
  applicationReminderMail: (name) => account.applicationReminderMail(to(name)),
  secondFactorMail: (name) =>
    account.secondFactorMail(to(name), 'A passkey was added to your account.'),
  accountErasedMail: (name) => account.accountErasedMail(to(name)),
  nameGivenMail: (name) => agent.nameGivenMail(to(name), name),
  nameRefusedMail: (name, words) => agent.nameRefusedMail(to(name), name, words),
  applicationReceivedMail: (name) =>
    agent.applicationReceivedMail({ ...to(name), company_name: name }, URL),
  newApplicationMail: (name) =>
    agent.newApplicationMail(
      'help@gida.example',
      { ...to(name), email: name, company_name: name },
      URL,
    ),
  applicationApprovedMail: (name) => agent.applicationApprovedMail(to(name), URL),
  confirmAndLogInMail: (name) => agent.confirmAndLogInMail(to(name), URL),
  choosePasswordMail: (name) => agent.choosePasswordMail(to(name), URL),
  applicationRejectedMail: (name, words) => agent.applicationRejectedMail(to(name), words, URL),
  sourceReportMail: (name, words) =>
    source.sourceReportMail(
      to(name),
      {
        added: 1,
        changed: 0,
        unchanged: 0,
        leftAlone: 0,
        doubtful: 0,
        refused: 1,
        refusedRows: [{ line: 2, reason: 'no price', value: words }],
        gone: 1,
        goneTitles: [name],
        hasMore: false,
      },
      URL,
    ),
  sourceFailedMail: (name) =>
    source.sourceFailedMail(to(name), { failure: 'answers 404', page: URL }),
  sourceStoppedMail: (name) =>
    source.sourceStoppedMail(to(name), {
      since: new Date('2026-11-03T09:00:00Z'),
      failure: 'answers 404',
      page: URL,
    }),
  newReportMail: (name) => safety.newReportMail(to(name).email, name, URL),
  reportDecidedMail: (name, words) =>
    safety.reportDecidedMail(to(name), {
      title: name,
      subject: 'listing',
      lists: true,
      decision: 'warn',
      words,
    }),
  reportLiftedMail: (name, words) =>
    safety.reportLiftedMail(to(name), { title: name, lifted: 'suspend', lists: true, words }),
  reportAnsweredMail: (name, words) =>
    safety.reportAnsweredMail(to(name), { title: name, answer: words }),
  newPlanRequestMail: (name) =>
    plan.newPlanRequestMail('help@gida.example', {
      company: name,
      email: name,
      from: 'Starter',
      to: 'Pro',
      url: URL,
    }),
  boostsBoughtMail: (name) =>
    plan.boostsBoughtMail('help@gida.example', {
      company: name,
      email: 'ada@x.example',
      pack: 'Starter',
      quantity: 3,
      naira: 2000,
    }),
  planChangedMail: (name, words) =>
    plan.planChangedMail(to(name), { plan: 'Pro', published: [name, words], url: URL }),
  planDeclinedMail: (name, words) => plan.planDeclinedMail(to(name), 'Pro', words),
  propertyReviewedMail: (name, words) =>
    agent.propertyReviewedMail(to(name), { title: name, approved: false, reason: words, url: URL }),
  messageMail: (name) => market.messageMail(to(name), { from: name, subject: name, url: URL }),
  inspectionAskedMail: (name) =>
    market.inspectionAskedMail(to(name), {
      from: name,
      title: name,
      date: '2026-07-04',
      time: '10:00',
      phone: name,
      url: URL,
    }),
  inspectionChangedMail: (name, words) =>
    market.inspectionChangedMail(to(name), {
      title: name,
      status: 'Declined',
      gone: null,
      moved: false,
      wasAgreed: true,
      before: null,
      date: '2026-07-04',
      time: '10:00',
      notes: words,
      url: URL,
    }),
  calledOffMail: (name) =>
    calledOff.calledOffMail(
      to(name),
      { propertyTitle: name, requestDate: '2026-07-04', requestTime: '10:00' },
      'unreachable',
      URL,
    ),
  contactMail: (name, words) =>
    market.contactMail(to(name), {
      name,
      email: name,
      phone: name,
      kind: 'call',
      message: words,
      title: name,
    }),
  alertDigestMail: (name) =>
    market.alertDigestMail(to(name), {
      name,
      frequency: 'Daily',
      homes: [
        { id: 'h1', title: name, address: name, price: 2_500_000, listing_type: 'rent' },
        { id: 'h2', title: name, address: name, price: 3_500_000, listing_type: 'sale' },
      ],
      more: 3,
      publicUrl: 'https://gida.example',
      token: 'abc',
    }),
};

const HOSTILE =
  'Ada <b>Obi</b> & "Co" \r\nBcc: all@world.example\n\n\u202Eexe.gnp\u2066 \u0007<img src=x>';
const HOSTILE_WORDS = `First\r\n\r\n${HOSTILE}`;
const to = (name: string) => ({
  name,
  email: 'ada@example.com',
  verified_at: new Date('2026-11-03T09:00:00Z'),
});
const tagsOf = (html: string) => html.match(/<[^>]*>?/g);
/** What a reader of the plain text reads, without the addresses that a link of HTML hides. */
const wordsOfText = (text: string) =>
  text
    .replace(/:? ?https:\S+/g, '')
    .replace(/^> /gm, '')
    .split(/\s+/)
    .join(' ');
const wordsOfHtml = (html: string) =>
  htmlToText(html)
    .filter((line) => !line.startsWith('https:'))
    .join(' ');

test('no template is forgotten here', () => {
  expect(Object.keys(TEMPLATES).toSorted()).toEqual(
    [
      ...Object.keys(account),
      ...Object.keys(agent),
      ...Object.keys(calledOff),
      ...Object.keys(market),
      ...Object.keys(plan),
      ...Object.keys(safety),
      ...Object.keys(source),
    ].toSorted(),
  );
});

describe.each(Object.entries(TEMPLATES))('%s', (_name, write) => {
  const mail = write(HOSTILE, HOSTILE_WORDS);

  test('has a subject of one line that reads as it is written', () => {
    expect(mail.subject).not.toMatch(/[\p{Cc}\u202A-\u202E\u2066-\u2069]/u);
    expect(mail.subject).not.toBe('');
  });

  test('takes no tag from what people write', () => {
    const plain = write('Ada', 'First\n\nAda\nBcc\n\nexe');
    // The title of the document is the subject, and a tag like any other.
    expect(tagsOf(mail.html)?.map((tag) => tag.replace(/ .*/, ''))).toEqual(
      tagsOf(plain.html)?.map((tag) => tag.replace(/ .*/, '')),
    );
    expect(mail.html).not.toMatch(/<(b|img)\b/);
    expect(mail.html).not.toMatch(/[\u202A-\u202E\u2066-\u2069]|(?!\n)\p{Cc}/u);
  });

  test('says the same in text and in HTML', () => {
    expect(wordsOfText(mail.text)).toBe(wordsOfHtml(mail.html));
    expect(mail.text).not.toMatch(/^Bcc:/m);
    expect(mail.text).not.toMatch(/[\u202A-\u202E\u2066-\u2069]|(?!\n)\p{Cc}/u);
  });

  test('fits a phone, by day and by night', () => {
    expect(mail.html).toContain('<meta name="viewport" content="width=device-width');
    expect(mail.html).toContain('<meta name="color-scheme" content="light dark"');
    expect(mail.html).toContain('prefers-color-scheme:dark');
    expect(mail.html).toMatch(/<body [^>]*font:16px/);
    expect(mail.html).toContain('max-width:560px');
  });
});

test('what to do is a button, with its address below', () => {
  const { html, text } = account.resetMail(to('Ada Obi'), URL);
  const href = 'https://gida.example/somewhere?token=a&amp;b=c';
  expect(html).toMatch(
    new RegExp(
      `<a href="${href.replace('?', '\\?')}" class="button" style="[^"]*padding:14px 24px[^"]*">Choose a new password</a>`,
    ),
  );
  expect(html.split(href)).toHaveLength(3);
  expect(text).toContain(`Choose a new password: ${URL}`);
});

test('what somebody wrote keeps its lines, and is marked as theirs', () => {
  const { html, text } = compose('ada@example.com', {
    subject: subjectOfStaff('x'),
    lines: [line`For this reason:`],
    quote: 'One\nTwo <3\r\n\r\n\r\nThree\n',
  });
  expect(text.split('\n')).toEqual([
    'For this reason:',
    '',
    '> One',
    '> Two <3',
    '> ',
    '> Three',
    '',
    'The Gida team',
  ]);
  expect(html).toMatch(/<blockquote [^>]*>One<br>Two &lt;3<br><br>Three<\/blockquote>/);
});

/** Everything that mail programs make a link of, and a text that reads like one of ours. */
const LINKS =
  'https://evil.example www.evil.example evil.example a@evil.example ev\u200bil.\u202eexample "Confirm your account at https://evil.example"';
const LINKABLE =
  /[a-z][a-z\d+.-]*:\/\/|mailto:|www\.|[\p{L}\p{N}\p{Cf}]\.\p{Cf}*\p{L}|[\p{L}\p{N}]@[\p{L}\p{N}]/iu;
const isOurs = (address: string) => address.startsWith('https://gida.example/');
const withoutOurs = (words: string) => words.replace(/https:\/\/gida\.example\/\S*/g, '');

describe.each(Object.entries(TEMPLATES))('%s with words of strangers', (_name, write) => {
  const mail = write(LINKS, LINKS);

  test('has no link of theirs, in text or in HTML', () => {
    expect(LINKS).toMatch(LINKABLE);
    expect(withoutOurs(mail.text)).not.toMatch(LINKABLE);
    expect(withoutOurs(htmlToText(mail.html).join('\n'))).not.toMatch(LINKABLE);
    const hrefs = [...mail.html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href ?? '');
    expect(hrefs.filter((href) => !isOurs(href))).toEqual([]);
  });

  test('says nothing of theirs in its subject', () => {
    expect(mail.subject).toBe(write('Ada Obi', 'x').subject);
  });

  test('greets nobody by a message', () => {
    for (const name of [
      LINKS,
      'Win 5,000,000 at http://evil.example',
      'Call 08031234567',
      'a.example',
    ])
      expect(write(name, 'x').text).not.toMatch(/^Hello .*(evil|0803|example)/m);
  });
});

test.each([
  account.welcomeMail,
  account.alreadyRegisteredMail,
  account.otherSignUpMail,
  account.verifyMail,
  account.resetMail,
])('%o greets by the name of a confirmed account alone', (write) => {
  const name = 'Call Ada Now To Win';
  expect(write(to(name), URL).text).toMatch(/^Hello Call Ada Now To Win,\n/);
  const mail = write({ ...to(name), verified_at: null }, URL);
  expect(mail.text).toMatch(/^Hello,\n/);
  expect(mail.subject + mail.text + mail.html).not.toContain('Call Ada');
});

describe('what a visitor asks', () => {
  const asks = (email: string, message: string) =>
    market.contactMail(to('Ada Obi'), {
      name: 'Sani Bello',
      email,
      phone: '+2348031234567',
      kind: 'call',
      message,
      title: 'A flat',
    });

  test('is marked as of somebody whose address nobody confirmed, and is answered to them', () => {
    const mail = asks('sani@example.com', 'Is it free?');
    expect(mail.text).toContain('nobody has confirmed that this address is theirs');
    expect(mail.html).toContain('nobody has confirmed that this address is theirs');
    expect(mail.headers).toEqual({ 'Reply-To': 'sani@example.com' });
  });

  test.each(['sani', 'a@b.example\r\nBcc: all@world.example', 'a@b.example, c@d.example', ''])(
    'an answer goes to no such address as %j',
    (email) => expect(asks(email, 'x').headers).toBeNull(),
  );

  test.each([
    ['https://evil.example/a?b=c', 'https[:]//evil[.]example/a?b=c'],
    ['HTTP://EVIL.EXAMPLE', 'HTTP[:]//EVIL[.]EXAMPLE'],
    ['www.evil.example', 'www[.]evil[.]example'],
    ['evil.example', 'evil[.]example'],
    ['https:\\\\evil.example', 'https[:]\\\\evil[.]example'],
    ['http://192.0.2.1/x', 'http[:]//192[.]0[.]2[.]1/x'],
    ['https：／／evil。example', 'https[:]／／evil[.]example'],
    ['ftp://evil.example', 'ftp[:]//evil[.]example'],
    ['mailto:a@evil.example', 'mailto[:]a[@]evil[.]example'],
    ['a@evil.example', 'a[@]evil[.]example'],
    ['www.5evil.example', 'www[.]5evil[.]example'],
    ['data:text/html,x', 'data[:]text/html,x'],
    ['(https://évil.example)', '(https[:]//évil[.]example)'],
    ['₦2.5m at 10:30, 3.5 baths. Thanks.', '₦2.5m at 10:30, 3.5 baths. Thanks.'],
  ])('%s is no link', (written, shown) => {
    expect(unlinked(written)).toBe(shown);
    const mail = asks('sani@example.com', written);
    expect(mail.text).toContain(`> ${shown}`);
    expect(mail.html.match(/<a /g)).toBeNull();
  });
});
