/** For a pattern: what is paid beside a price, where it is named as a charge ('light bill', 'estate dues'). */
export const NAMED_CHARGE =
  '\\b(?:service|served?|estate|light|electricity|power|nepa|phcn|diesel|fuel|security|cleaning|waste|water|internet|facility|maintenance|sanitation|association|parking)\\s*(?:charges?|bills?|fees?|dues|lev(?:y|ies)|contributions?|costs?)\\b|\\bcontribution\\s+(?:to|for)\\s+\\w+';
/** What a home has, and its cost right behind: 'light: 5k'. In '24hrs light, 250k' it has it, and 250k is the rent. */
export const CHARGED = '\\b(?:light|power|diesel|security|cleaning|nepa)\\s*(?:is|:|=)\\s*[₦n#]?$';
