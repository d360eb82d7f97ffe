import { DEVICE_MUTANTS } from './device-mutants';
import type { Mutant } from './mutant';
import { RULE_MUTANTS } from './rule-mutants';
import { SERVER_MUTANTS } from './server-mutants';

export const MUTANTS: readonly Mutant[] = [...DEVICE_MUTANTS, ...RULE_MUTANTS, ...SERVER_MUTANTS];
