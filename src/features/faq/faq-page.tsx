import { useContext, useRef, useState } from 'react';
import { TextField } from '../../components/form/field';
import { PillTabs } from '../../components/page/pill-tabs';
import stack from '../../components/stack.module.css';
import { WithoutScriptsContext } from '../../components/context/without-scripts-context';
import { countOf } from '../../domain/format/count-of';
import { FAQ_CATEGORIES } from '../../content/faq/faq-categories';
import type { FaqCategoryId } from '../../content/faq/faq-category';
import { searchQuestions } from '../../domain/faq/search-questions';
import styles from './faq-page.module.css';
import { FaqQuestions } from './faq-questions';
import { FaqResults } from './faq-results';
import { StillNeedHelp } from './still-need-help';

const TABS = FAQ_CATEGORIES.map(({ id, name }) => ({ id, label: name }));
/** How long a chosen result waits before it is scrolled to, in milliseconds. */
const SCROLL_DELAY = 100;

/** Questions in five tabs, with a search over all of them (FAQ-1). */
export default function FaqPage() {
  const [categoryId, setCategoryId] = useState<FaqCategoryId>('general');
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [text, setText] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const category = FAQ_CATEGORIES.find(({ id }) => id === categoryId);
  const toggle = (id: string) =>
    setOpen((before) => {
      const after = new Set(before);
      if (!after.delete(id)) after.add(id);
      return after;
    });
  const choose = (chosen: FaqCategoryId, questionId: string) => {
    setCategoryId(chosen);
    setOpen((before) => new Set(before).add(questionId));
    setText('');
    setTimeout(() => {
      const question = list.current?.querySelector<HTMLElement>(`#faq-${questionId}`);
      question?.scrollIntoView({ block: 'center' });
      question?.querySelector<HTMLElement>('button')?.focus({ preventScroll: true });
    }, SCROLL_DELAY);
  };
  const sought = text.trim();
  const hits = searchQuestions(FAQ_CATEGORIES, sought);
  return (
    <div className={`${stack.page} ${styles.page}`}>
      <h1>Frequently Asked Questions</h1>
      <div data-needs-script>
        <TextField
          label="Search the questions"
          type="search"
          placeholder="e.g. boost, refund, photos"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </div>
      {/* There from the first, so that what it comes to say is heard. */}
      <p role="status" className="visually-hidden">
        {sought !== '' &&
          (hits.length === 0 ? 'No question found' : countOf(hits.length, 'question'))}
      </p>
      {sought !== '' ? (
        <FaqResults text={sought} hits={hits} onChoose={choose} />
      ) : (
        <>
          <PillTabs legend="Category" tabs={TABS} current={categoryId} onChoose={setCategoryId} />
          <div ref={list}>
            {category && <FaqQuestions category={category} open={open} onToggle={toggle} />}
          </div>
        </>
      )}
      <noscript>{useContext(WithoutScriptsContext)}</noscript>
      <StillNeedHelp />
    </div>
  );
}
