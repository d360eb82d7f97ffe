import type { ReactNode } from 'react';
import { SelectField, TextArea } from '../../../components/form/field';
import stack from '../../../components/stack.module.css';
import {
  COMMERCIAL_TYPES,
  CLOSED_STATUSES,
  FORM_STATUSES,
  PROPERTY_CATEGORIES,
  type PropertyStatus,
  type PropertyType,
  type ToldStatus,
  RESIDENTIAL_TYPES,
} from '../../../contract/listing/property-options';
import { hasField } from '../../../domain/property/form/has-field';
import { type ListingForm, withCategory } from '../../../domain/property/form/listing-form';
import type { ListingFieldProps } from './listing-field-props';
import { MoreFields } from './more-fields';
import { NumberField } from './number-field';

const same = <Value extends string>(values: readonly Value[]) =>
  values.map((value) => ({ value, label: value }));
const FIRST_ROOMS = ['bedrooms', 'bathrooms'] as const;

/** What it is: kind, rooms, words and status, and folded the rest of what seekers look for. */
export function PropertyFields({
  offers,
  ...props
}: ListingFieldProps & {
  /** What was read in the description, where it stands below that. */
  offers: ReactNode;
}) {
  const { form, errors, onChange } = props;
  const commercial = form.propertyCategory === 'Commercial';
  const set = <Key extends keyof ListingForm>(key: Key, value: ListingForm[Key]) =>
    onChange({ ...form, [key]: value });
  return (
    <section className={`${stack.card} ${stack.stack}`} aria-label="The property">
      <div className={stack.grid2}>
        <SelectField
          label="Category"
          options={same(PROPERTY_CATEGORIES)}
          value={form.propertyCategory}
          onChoose={(choice) => onChange(withCategory(form, choice))}
        />
        <SelectField
          label="Type"
          required
          options={same<PropertyType>(commercial ? COMMERCIAL_TYPES : RESIDENTIAL_TYPES)}
          value={form.type}
          onChoose={(choice) => set('type', choice)}
        />
        {FIRST_ROOMS.filter((key) => hasField(key, form)).map((key) => (
          <NumberField key={key} {...props} field={key} />
        ))}
      </div>
      <TextArea
        label="Description"
        error={errors.description}
        value={form.description}
        onChange={(event) => set('description', event.target.value)}
      />
      {offers}
      <SelectField
        label="Status"
        options={statusOptions(form.status)}
        value={form.status}
        onChoose={(choice) => set('status', choice)}
      />
      <MoreFields {...props} />
    </section>
  );
}

const STATUS_WORDS: Record<PropertyStatus, string> = {
  Active: 'Active: publish it',
  Draft: 'Draft: keep it to myself',
  Rented: 'Rented: no longer offered',
  Sold: 'Sold: no longer offered',
};

/** The choices of the form, and the end of a listing where it has come. */
function statusOptions(current: ToldStatus) {
  const ended = CLOSED_STATUSES.filter((status) => status === current);
  return [...FORM_STATUSES, ...ended].map((value) => ({ value, label: STATUS_WORDS[value] }));
}
