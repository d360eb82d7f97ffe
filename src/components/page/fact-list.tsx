/** What is known, by name: pairs in the order in which they are read. */
export function FactList({
  facts,
  className,
}: {
  facts: readonly (readonly [name: string, text: string])[];
  className: string | undefined;
}) {
  return (
    <dl className={className}>
      {facts.map(([name, text], at) => (
        // The same name may stand twice.
        <div key={`${at} ${name}`}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
