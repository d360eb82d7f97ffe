import { SelectField } from '../../../components/form/field';
import { PROPERTY_CATEGORIES, PROPERTY_TYPES } from '../../../contract/listing/property-options';
import { OWN_STATUSES, type OwnFilter } from '../../../domain/property/own-filter';

const any = (values: readonly string[]) => [
  { value: '', label: 'Any' },
  ...values.map((value) => ({ value, label: value })),
];
const BEDROOMS = [...any(['1', '2', '3', '4']), { value: '5', label: '5 or more' }];

export type OwnFilterProps = { filter: OwnFilter; onChange: (filter: OwnFilter) => void };

/** The filters of one's own listings that are chosen from lists (MYP-1). */
export function OwnFilterFields({ filter, onChange }: OwnFilterProps) {
  return (
    <>
      <SelectField
        label="Property Type"
        options={any(PROPERTY_TYPES)}
        value={filter.type}
        onChoose={(choice) => onChange({ ...filter, type: choice })}
      />
      <SelectField
        label="Bedrooms"
        options={BEDROOMS}
        value={filter.bedrooms}
        onChoose={(choice) => onChange({ ...filter, bedrooms: choice })}
      />
      <SelectField
        label="Category"
        options={any(PROPERTY_CATEGORIES)}
        value={filter.category}
        onChoose={(choice) => onChange({ ...filter, category: choice })}
      />
      <SelectField
        label="Status"
        options={any(OWN_STATUSES)}
        value={filter.status}
        onChoose={(choice) =>
          onChange({
            ...filter,
            status: OWN_STATUSES.find((status) => status === choice) ?? '',
          })
        }
      />
    </>
  );
}
