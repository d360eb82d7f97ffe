/** Words an agent writes often; {property} stands for the property's title. */
export const MESSAGE_TEMPLATES = [
  {
    id: 'available',
    label: 'Still available',
    subject: 'It is still available',
    content:
      'Good day. {property} is still available. When would you like to see it? Please suggest a day and a time that suit you.',
  },
  {
    id: 'documents',
    label: 'What to bring',
    subject: 'What to bring along',
    content:
      'Good day. For {property} please bring a valid means of identification, and two references if you have them.',
  },
  {
    id: 'taken',
    label: 'No longer available',
    subject: 'No longer available',
    content:
      'Good day. {property} has been taken. I have other places like it and can show them to you; please tell me your budget and the area you prefer.',
  },
  {
    id: 'after-visit',
    label: 'After a visit',
    subject: 'Thank you for coming',
    content:
      'Thank you for coming to see {property}. Please tell me what you think, and ask whatever is still open.',
  },
] as const;

/** The template of an id. */
export function templateOf(id: (typeof MESSAGE_TEMPLATES)[number]['id']) {
  const found = MESSAGE_TEMPLATES.find((template) => template.id === id);
  if (found === undefined) throw new Error(`No template ${id}`);
  return found;
}

/** A letter to somebody else: a template's words in it, about the home of the one before, are about theirs. */
export function aboutOther(
  letter: string,
  before: string | undefined,
  after: string | undefined,
): string {
  if (before === undefined || after === undefined) return letter;
  const filled = MESSAGE_TEMPLATES.find(({ content }) =>
    letter.includes(fillTemplate(content, before)),
  );
  if (filled === undefined) return letter;
  const words = fillTemplate(filled.content, after);
  return letter.replace(fillTemplate(filled.content, before), () => words);
}

/** A template's words about one property. */
export function fillTemplate(content: string, propertyTitle: string): string {
  return content.replaceAll('{property}', propertyTitle);
}
