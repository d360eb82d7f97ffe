import { countOf } from '../../format/count-of';
import type { CommandPayloads } from '../../../contract/feed/commands';
import type { SealedText } from '../../../contract/feed/sealed-text';
import { isObject, isText, orAbsent, shape } from '../../checks';
import { type DefinitionsOf, PLAIN, readAs } from './definition';

type Request = CommandPayloads['agent.signup']['request'];

/** What was told goes to the server as it is, which holds it to its own rules. */
const isRequest = (value: unknown): value is Request =>
  isObject(value) && isText(value.email) && isText(value.companyName);
const isSealed = (value: unknown): value is SealedText =>
  isObject(value) && value.iv instanceof Uint8Array && value.data instanceof ArrayBuffer;
const company = ({ companyName }: { companyName: string }) => companyName;
const applicationLane = (applicationId: string) => `application ${applicationId}`;

const OF_DECISION = {
  ...PLAIN,
  about: company,
  lane: (applicationId: string) => `decision ${applicationId}`,
  feed: null,
} as const;

export const agentCommands: DefinitionsOf<'agent' | 'document'> = {
  'agent.signup': {
    ...PLAIN,
    words: 'Register',
    part: () => 'the registration',
    about: company,
    lane: applicationLane,
    open: true,
    feed: null,
    read: readAs(
      shape<CommandPayloads['agent.signup']>({
        request: isRequest,
        password: isSealed,
        companyName: isText,
      }),
    ),
  },
  'document.send': {
    ...PLAIN,
    words: 'Send document',
    part: (count) => countOf(count, 'document'),
    isPartAlone: true,
    about: ({ title }) => title,
    lane: (documentId) => `document ${documentId}`,
    subject: (_id, { applicationId }) => applicationLane(applicationId),
    open: true,
    feed: null,
    read: readAs(shape<CommandPayloads['document.send']>({ title: isText, applicationId: isText })),
  },
  'agent.approve': {
    ...OF_DECISION,
    words: 'Approve agent',
    read: readAs(
      shape<CommandPayloads['agent.approve']>({ companyName: isText, seen: orAbsent(isText) }),
    ),
  },
  'agent.reject': {
    ...OF_DECISION,
    words: 'Refuse agent',
    read: readAs(
      shape<CommandPayloads['agent.reject']>({
        companyName: isText,
        reason: isText,
        seen: orAbsent(isText),
      }),
    ),
  },
};
