type Letter = {
  sender: { name: string };
  recipient: { name: string };
  propertyTitle: string;
  subject: string;
  content: string;
};

/** All that a letter can be found by. */
export function letterWords({
  sender,
  recipient,
  propertyTitle,
  subject,
  content,
}: Letter): string {
  return [sender.name, recipient.name, propertyTitle, subject, content].join('\n');
}
