import type { CDPSession, Page } from '@playwright/test';

/** One thing that the browser tells a screen reader. */
type Told = {
  nodeId: string;
  backendDOMNodeId: number;
  role: string;
  name: string;
  /** What follows its name: a value, a description, a state. */
  more: string;
  children: Told[];
};

/** What is looked for: a role, and the whole name or a part of it. */
type Wanted = [role: string, name: string | RegExp];

/**
 * A person who has a screen reader alone. What is on the page is known by the role and the name that the browser itself
 * works out (Chromium's accessibility tree); two things that sound alike cannot be told apart, unless the
 * thing they stand in has a name.
 */
export async function screenReaderOf(page: Page) {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Accessibility.enable');

  /** The one thing that sounds so; waits for it. @throws Error with all that is told where it is not one */
  const find = async (wanted: Wanted, within: Wanted[] = []): Promise<Told> => {
    const endsAt = Date.now() + 20_000;
    for (;;) {
      let places = [await told(browser)];
      for (const place of within) places = places.flatMap((one) => all(one, place));
      const found = places.flatMap((one) => all(one, wanted));
      const [only] = found;
      if (only !== undefined && found.length === 1) return only;
      if (Date.now() > endsAt)
        throw new Error(
          `${found.length} things sound like ${wanted.join(' ')}:\n${places.map((one) => outline(one)).join('\n')}`,
        );
      await page.waitForTimeout(100);
    }
  };
  /** Acts on it as the reader does: by the element itself, wherever it is on the screen. */
  const call = async ({ backendDOMNodeId }: Told, functionDeclaration: string) => {
    const { object } = await browser.send('DOM.resolveNode', { backendNodeId: backendDOMNodeId });
    await browser.send('Runtime.callFunctionOn', {
      objectId: object.objectId ?? '',
      functionDeclaration,
    });
  };
  return {
    /** Waits until it is told, once. */
    hears: find,
    /** The double tap. */
    activate: async (wanted: Wanted, ...within: Wanted[]) => {
      await call(await find(wanted, within), 'function () { this.focus(); this.click(); }');
    },
    /** Puts the focus there and types. */
    write: async (text: string, wanted: Wanted, ...within: Wanted[]) => {
      await call(await find(wanted, within), 'function () { this.focus(); this.select?.(); }');
      await page.keyboard.type(text);
    },
    /** All that is told, one line for each thing. */
    outline: async () => outline(await told(browser)),
  };
}

/** All that the browser tells, without what it leaves out. */
async function told(browser: CDPSession): Promise<Told> {
  const { nodes } = await browser.send('Accessibility.getFullAXTree');
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const read = (id: string): Told[] => {
    const node = byId.get(id);
    if (node === undefined) return [];
    const children = (node.childIds ?? []).flatMap(read);
    if (node.ignored) return children;
    const more = [
      node.value?.value,
      node.description?.value,
      ...(node.properties ?? []).flatMap(({ name, value }) =>
        STATES.has(name) && value.value !== false && value.value !== 'false'
          ? [`${name}=${value.value}`]
          : [],
      ),
    ].filter((part) => part !== undefined && part !== '');
    return [
      {
        nodeId: id,
        backendDOMNodeId: node.backendDOMNodeId ?? 0,
        role: String(node.role?.value ?? ''),
        name: String(node.name?.value ?? ''),
        more: more.join(' '),
        children,
      },
    ];
  };
  const [root] = read(nodes[0]?.nodeId ?? '');
  if (root === undefined) throw new Error('The browser tells nothing of this page');
  return root;
}

const STATES = new Set([
  'expanded',
  'checked',
  'pressed',
  'selected',
  'disabled',
  'invalid',
  'required',
  'live',
]);

function all(place: Told, [role, name]: Wanted): Told[] {
  const isIt =
    place.role === role && (typeof name === 'string' ? place.name === name : name.test(place.name));
  return [...(isIt ? [place] : []), ...place.children.flatMap((child) => all(child, [role, name]))];
}

/** One line for each thing, further in for what stands inside; text is said with what it belongs to. */
function outline({ role, name, more, children }: Told, depth = 0): string {
  if (role === 'InlineTextBox') return '';
  const rest = children
    .filter((child) => !(child.role === 'StaticText' && child.name === name))
    .map((child) => outline(child, depth + 1))
    .filter((line) => line !== '');
  return [`${'  '.repeat(depth)}${role} "${name}" ${more}`.trimEnd(), ...rest].join('\n');
}
