type Text = HTMLInputElement | HTMLTextAreaElement;

/** What a field held: how to take it out again, and how to enter it as if it were typed now. */
type Held = { takeOut: () => void; enter: () => void };

/**
 * Tells React what was typed and chosen in the prepared HTML before the scripts had come. React
 * leaves it in the fields when it takes the page over, hears nothing of it, and would write over it
 * with its next change. So all of it is read and taken out first, and then entered.
 */
export async function replayEarlyInput(root: ParentNode): Promise<void> {
  const held = [...root.querySelectorAll('input, textarea, select')].flatMap(
    (field) => heldBy(field) ?? [],
  );
  for (const { takeOut } of held) takeOut();
  for (const { enter } of held) {
    await Promise.resolve();
    enter();
  }
}

/** What a field holds beside what was written in it; undefined where nothing. */
function heldBy(field: Element): Held | undefined {
  if (field instanceof HTMLSelectElement) return heldByChoice(field);
  if (field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type))
    return heldByTick(field);
  if (field instanceof HTMLInputElement && field.type === 'file') return undefined;
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)
    return heldByText(field);
  return undefined;
}

function heldByChoice(select: HTMLSelectElement): Held | undefined {
  const options = [...select.options];
  const written = (options.find((option) => option.defaultSelected) ?? options[0])?.value ?? '';
  const { value } = select;
  if (value === written) return undefined;
  return {
    takeOut: () => {
      select.value = written;
    },
    enter: () => {
      if (select.value === value) return;
      select.value = value;
      select.dispatchEvent(new Event('change', { bubbles: true }));
    },
  };
}

function heldByTick(box: HTMLInputElement): Held | undefined {
  const { checked, defaultChecked } = box;
  if (checked === defaultChecked) return undefined;
  return {
    takeOut: () => {
      box.checked = defaultChecked;
    },
    enter: () => {
      // A radio button that lost its mark to another one: the other one tells of it.
      if (box.checked !== checked && (checked || box.type === 'checkbox')) box.click();
    },
  };
}

function heldByText(field: Text): Held | undefined {
  const { value, defaultValue } = field;
  if (value === defaultValue) return undefined;
  return {
    takeOut: () => {
      // React compares with the value it saw last, which it takes from the element's own property.
      field.value = defaultValue;
    },
    enter: () => {
      if (field.value === value) return;
      const { prototype } =
        field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
      Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    },
  };
}
