/** What to look at before one pays for a home here. */
export const VIEWING_ITEMS = [
  { id: 'water', label: 'Water', hint: 'Does it run now, and from where?' },
  { id: 'power', label: 'Power and meter', hint: 'Prepaid meter, debts on it, hours a day' },
  { id: 'flood', label: 'Flood marks', hint: 'Lines on walls, damp, neighbours’ words' },
  { id: 'road', label: 'Road', hint: 'In the rain too?' },
  { id: 'security', label: 'Security', hint: 'Gate, guards, lights' },
  { id: 'landlord', label: 'Landlord on the compound', hint: 'Lives there or not' },
  { id: 'fees', label: 'Fees asked', hint: 'What, how much, to whom' },
] as const;
