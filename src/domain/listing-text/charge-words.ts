/** For a pattern: what is paid beside a price, where it is named as a charge ('light bill', 'estate dues'). */
export const NAMED_CHARGE =
  '\\b(?:service|served?|estate|light|electricity|power|nepa|phcn|diesel|fuel|security|cleaning|waste|waste\\s*disposal|lawma|water|internet|facility|maintenance|management|mgt|mgmt|generator|gen|tenement|sanitation|association|parking)\\s*(?:charges?|bills?|fees?|dues|rates?|lev(?:y|ies)|contributions?|costs?)\\b|\\bcontribution\\s+(?:to|for)\\s+\\w+';
/** What a home has, and its cost right behind: 'light: 5k'. In '24hrs light, 250k' it has it, and 250k is the rent. */
export const CHARGED =
  '\\b(?:light|power|diesel|security|cleaning|nepa|lawma|waste\\s*disposal)[^\\S\\n]*(?:is|:|=)[^\\S\\n]*[₦n#]?$';
