import { accountTables } from './account-tables';
import { column, orDefault, type TableOf } from './column';
import { deliveryTables } from './delivery-tables';
import { exchangeTables } from './exchange-tables';
import { type PropertiesTable, propertyTables } from './property-tables';

/** Every table with its columns, parents before children. */
export const COLUMNS = {
  schema_migrations: {
    version: column.int(),
    name: column.text(),
    applied_at: orDefault(column.moment()),
  },
  ...accountTables,
  ...propertyTables,
  ...exchangeTables,
  ...deliveryTables,
};

export type TableName = keyof typeof COLUMNS;

/** The tables and the types of their columns, as statements are held to them. */
export type Schema = {
  [Name in Exclude<TableName, 'properties'>]: TableOf<(typeof COLUMNS)[Name]>;
} & { properties: PropertiesTable };
