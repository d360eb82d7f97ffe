import type { Migration } from './migration';

/** Enquiries of visitors stay counted after their words and names are deleted. */
export const pastEnquiries: Migration = {
  version: 14,
  name: 'past-enquiries',
  statements: [
    'ALTER TABLE property_events DROP CONSTRAINT property_events_kind_check',
    `ALTER TABLE property_events ADD CONSTRAINT property_events_kind_check
       CHECK (kind IN ('view', 'save', 'enquiry'))`,
  ],
};
