import { useLiveQuery } from 'dexie-react-hooks';
import { useState } from 'react';
import { AmountField } from '../../../components/form/amount-field';
import { Button } from '../../../components/button';
import { useDatabase } from '../../../components/context/database-context';
import { Dialog } from '../../../components/dialog/dialog';
import { TextField } from '../../../components/form/field';
import { PillTabs } from '../../../components/page/pill-tabs';
import stack from '../../../components/stack.module.css';
import { useOnce } from '../../../components/use-once';
import { showNotKept } from '../../../components/delivery/show-not-kept';
import { showToast } from '../../../components/delivery/toasts';
import { changePrices, takeBackPrices } from '../../../db/repositories/my-properties/change-prices';
import { listDrafts } from '../../../db/repositories/my-properties/draft-repository';
import type { MyPropertyView } from '../../../db/repositories/my-properties/my-property-repository';
import { readPrices } from '../../../db/repositories/my-properties/publish-doubt-repository';
import { amountInWords } from '../../../domain/amounts/amount-in-words';
import { countOf } from '../../../domain/format/count-of';
import {
  NOTHING_WRITTEN,
  PRICE_WAYS,
  type PriceWay,
  planPrices,
  readPriceChange,
} from '../../../domain/property/price/price-change';
import { priceDoubt } from '../../../domain/property/price/price-doubt';
import { stayingWords } from '../../../domain/property/words/staying-words';
import { PriceLines } from '../form/price-lines';

/** One amount, or a percentage, for the prices of all that are chosen: what becomes of each is seen, and doubted, before. */
export default function ChangePricesDialog({
  chosen,
  onDone,
  onClose,
}: {
  chosen: readonly MyPropertyView[];
  onDone: () => void;
  onClose: () => void;
}) {
  const database = useDatabase();
  const medians = useLiveQuery(() => readPrices(database), [database]) ?? [];
  const drafts = useLiveQuery(() => listDrafts(database), [database]);
  const [way, setWay] = useState<PriceWay>('amount');
  const [written, setWritten] = useState('');
  const [tried, setTried] = useState(false);
  const [asking, setAsking] = useState(false);
  const once = useOnce();
  const begun = new Set(drafts?.map(({ id }) => id));
  const listings = chosen.flatMap(({ property }) => (begun.has(property.id) ? [] : [property]));
  const read = readPriceChange(way, written);
  const plan =
    read === null || 'why' in read
      ? read
      : planPrices(listings, way, read.priceOf, ({ content }) => content.price);
  const prices = plan !== null && 'prices' in plan ? plan.prices : [];
  const lines = prices.map((one) => ({
    ...one,
    // Seekers do not see the others, and nothing is asked of them in their form either.
    doubt:
      one.listing.status === 'Active'
        ? (priceDoubt({ ...one.listing.content, price: one.after }, medians)?.text ?? null)
        : null,
  }));
  const doubted = lines.filter(({ doubt }) => doubt !== null);
  const why = plan === null ? NOTHING_WRITTEN[way] : 'why' in plan ? plan.why : undefined;
  const keep = () => {
    const changes = prices.map(({ listing, after }) => ({ property: listing, price: after }));
    once(async () => {
      await changePrices(changes, database);
      showToast('success', `Saved on this device: ${countOf(prices.length, 'listing')}`, {
        label: 'Undo',
        run: () => void takeBackPrices(changes, database).catch(showNotKept),
      });
      onDone();
    }, showNotKept);
  };
  const press = () => {
    setTried(true);
    if (prices.length === 0) return;
    if (doubted.length > 0) setAsking(true);
    else keep();
  };
  if (asking)
    return (
      <Dialog title="Are these prices right?" onClose={onClose}>
        <PriceLines lines={doubted} />
        <div className={stack.tight}>
          <Button look="primary" wide onClick={() => setAsking(false)}>
            Change the price
          </Button>
          <Button wide onClick={keep}>
            They are right: change {countOf(prices.length, 'price')}
          </Button>
        </div>
      </Dialog>
    );
  const field = { value: written, error: tried ? why : undefined };
  return (
    <Dialog title={`Change price of ${countOf(chosen.length, 'listing')}`} onClose={onClose}>
      <PillTabs
        legend="How"
        tabs={PRICE_WAYS}
        current={way}
        onChoose={(next) => {
          setWay(next);
          setWritten('');
          setTried(false);
        }}
      />
      {way === 'amount' ? (
        <AmountField {...field} label="New price" words={amountInWords} onChange={setWritten} />
      ) : (
        <TextField
          {...field}
          label="Per cent"
          inputMode="decimal"
          autoComplete="off"
          onChange={(event) => setWritten(event.target.value)}
        />
      )}
      <PriceLines lines={lines} />
      {stayingWords({
        begun: chosen.length - listings.length,
        unpriced: plan !== null && 'prices' in plan ? plan.unpriced : 0,
        same: plan !== null && 'prices' in plan ? plan.same : 0,
      }).map((words) => (
        <p key={words} className={`${stack.small} ${stack.soft}`}>
          {words}
        </p>
      ))}
      <Button look="primary" wide onClick={press}>
        {prices.length === 0 ? 'Change prices' : `Change ${countOf(prices.length, 'price')}`}
      </Button>
    </Dialog>
  );
}
