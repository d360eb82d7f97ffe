/** The ids of the five FAQ tabs. */
export type FaqCategoryId = 'general' | 'pricing' | 'listings' | 'legal' | 'payments';

/** One question with its answer, in plain text. */
export type FaqQuestion = { id: string; question: string; answer: string };

/** One tab of the FAQ. */
export type FaqCategory = { id: FaqCategoryId; name: string; questions: FaqQuestion[] };

/** Every question of the FAQ, in the order of the tabs. Ids are unique across all tabs. */
export const FAQ_CATEGORIES: FaqCategory[] = [
  {
    id: 'general',
    name: 'General Questions',
    questions: [
      {
        id: 'what-is-gida',
        question: 'What is Gida?',
        answer:
          'Gida is a place to find homes, land and business space in Nigeria, for sale and ' +
          'to rent. Seekers search and contact agents; agents, agencies, developers and ' +
          'owners list their properties. You can use it in the browser or install it on your ' +
          'phone like any other app.',
      },
      {
        id: 'is-gida-free',
        question: 'Is Gida free for people looking for property?',
        answer:
          'Yes. Searching, saving homes, booking inspections, messaging agents, alerts and ' +
          'the helper tools are free for seekers. Only agents and owners who list properties ' +
          'pay for a plan.',
      },
      {
        id: 'need-an-account',
        question: 'Do I need an account?',
        answer:
          'Not to look around. Anyone can search, read property details, use the helper ' +
          'tools, and read the blog and this page. You need a free account to save homes, ' +
          'receive alerts and message agents.',
      },
      {
        id: 'how-to-search',
        question: 'How do I search for a home?',
        answer:
          "Type a location on the home page, choose 'For sale' or 'To rent', set the filters " +
          "you care about and press 'Search properties'. From the results you can add " +
          'keywords, save the search or create an alert. Your last five locations are ' +
          'remembered on your phone.',
      },
      {
        id: 'works-offline',
        question: 'Does the app work without internet?',
        answer:
          'Yes, for most things. Open the app once with data. After that its pages, the blog ' +
          'and the helper tools open with no network, and you can read your saved listings, ' +
          'messages and drafts because they are kept on your phone. Logging in, recovering a ' +
          'password, paying, and seeing new listings or answers need a connection.',
      },
      {
        id: 'offline-waiting',
        question: 'What happens to things I do while there is no network?',
        answer:
          'They wait on your phone and are sent by themselves when the connection returns. ' +
          'This covers drafts you publish, homes you save, messages, inspection requests and ' +
          'changes to your listings. Each item shows where it stands: saved on this phone, ' +
          'sending, sent, or not sent with the reason. You do not need to press send again, ' +
          'and nothing is sent twice.',
      },
      {
        id: 'outbox',
        question: 'What is the Outbox?',
        answer:
          'It is the list of everything on your phone that has not yet reached us. If an ' +
          'item is refused, for example because the listing was removed, the Outbox tells ' +
          'you why and lets you retry, edit or discard it. One refused item does not hold ' +
          'back the others. If you log out while things are waiting, the app asks you first.',
      },
      {
        id: 'install-app',
        question: 'How do I install Gida on my phone?',
        answer:
          "On Android, open the browser menu and choose 'Install app' or 'Add to Home " +
          "screen'. On iPhone, open Gida in Safari, tap Share and choose 'Add to Home " +
          "Screen'. Installing also makes it less likely that the phone will clear what is " +
          'stored for you.',
      },
      {
        id: 'data-use',
        question: 'Will Gida use a lot of my data?',
        answer:
          'We try to keep it small. Pages are stored on the phone after the first visit, ' +
          'photos are reduced before they are sent, and map pieces you have already seen are ' +
          "kept for a while. Turning on your phone's data saver also helps.",
      },
      {
        id: 'alerts',
        question: 'How do alerts work?',
        answer:
          "On the results page, choose 'Create alert', give it a name and pick Instantly, " +
          'Daily or Weekly. When homes that fit your search are listed, we notify you. You ' +
          'can turn notifications off in Settings.',
      },
      {
        id: 'which-areas',
        question: 'Which parts of Nigeria does Gida cover?',
        answer:
          'Listings may come from all 36 states and the Federal Capital Territory, with the ' +
          'most activity in Lagos. If a search finds nothing, try a nearby area, a wider ' +
          'radius or fewer filters.',
      },
    ],
  },
  {
    id: 'pricing',
    name: 'Pricing & Plans',
    questions: [
      {
        id: 'plans-cost',
        question: 'What do the plans cost?',
        answer:
          'Per month: Starter ₦10,000, Pro ₦80,000, Business ₦100,000 and Enterprise ' +
          '₦400,000. Per year: Starter ₦108,000, Pro ₦864,000, Business ₦1,080,000 and ' +
          'Enterprise ₦4,320,000. Business is the one we recommend for most agencies.',
      },
      {
        id: 'yearly-discount',
        question: 'Is there a discount for paying yearly?',
        answer:
          'Yes. Yearly billing gives a 10% discount on every plan. Starter, for example, is ' +
          '₦108,000 for the year instead of ₦120,000.',
      },
      {
        id: 'listings-per-plan',
        question: 'How many properties can I list?',
        answer:
          'Starter allows 20 listings, Pro 70 and Business 200. Enterprise has no limit. ' +
          'Remove homes that are taken, so that you always have room for the next one.',
      },
      {
        id: 'plan-differences',
        question: 'What else is different between the plans?',
        answer:
          'Starter covers 1 state, 10 messages and 10 inspection requests a month, with ' +
          'basic analytics. Pro covers up to 3 states, with unlimited messages, 50 ' +
          'inspection requests and full analytics. Business covers 5 states, with unlimited ' +
          'inspection requests, CSV export and nearby insights within 10 km. Enterprise ' +
          'covers every state, with unlimited use and the fullest insights.',
      },
      {
        id: 'what-is-boost',
        question: 'What is a boost and how long does it last?',
        answer:
          'A boost gives one property a more visible place in the results. Boosts run 7 ' +
          'days. Starter includes 1 free boost a month, Pro 5, Business 20 and Enterprise ' +
          '100. The Boosts page in your dashboard shows the start and end date of each one.',
      },
      {
        id: 'buy-boosts',
        question: 'Can I buy more boosts?',
        answer:
          'Yes. The packages are Starter, 3 boosts for ₦2,000; Standard, 5 boosts for ' +
          '₦3,500; and Premium, 15 boosts for ₦10,000, which is the best value for each ' +
          'boost.',
      },
      {
        id: 'upgrade-plan',
        question: 'What happens when I upgrade?',
        answer:
          'Upgrades are prorated. You pay only the difference for the days left in your ' +
          'current billing period, and the new limits open at once.',
      },
      {
        id: 'downgrade-plan',
        question: 'What happens when I downgrade?',
        answer:
          'A downgrade takes effect from your next billing cycle. You keep your present plan ' +
          'until then. If you will have more listings than the smaller plan allows, choose ' +
          'which ones to keep before the change.',
      },
      {
        id: 'cancel-plan',
        question: 'Can I cancel, and will I get a refund?',
        answer:
          'You can stop renewal at any time, and your plan continues to the end of the ' +
          'period you have paid for. Fees already paid are non-refundable, except where ' +
          'Nigerian law gives you a right to a refund. Our Terms explain this.',
      },
      {
        id: 'owner-one-home',
        question: 'I have only one house. Do I need a plan?',
        answer:
          'Yes, every listing is placed under a plan, including an owner with one home. ' +
          'Starter is enough for most owners. Choose it for one month, and stop renewal when ' +
          'the home is taken.',
      },
    ],
  },
  {
    id: 'listings',
    name: 'Property Listings',
    questions: [
      {
        id: 'agent-approval',
        question: 'How long does agent approval take?',
        answer:
          'It takes up to 4 days. We read your company details, CAC certificate, valid ' +
          'identity card and proof of address, then write to your e-mail. You cannot log in ' +
          'before approval. If something is missing we tell you what it is, so that you can ' +
          'send it.',
      },
      {
        id: 'who-can-list',
        question: 'Who can list a property?',
        answer:
          'Agents, agencies, developers and owners aged 18 or older who are allowed to offer ' +
          "the property. If you are not the owner, you must have the owner's permission and " +
          'be able to show it when we ask.',
      },
      {
        id: 'add-property',
        question: 'How do I add a property?',
        answer:
          "In your dashboard, choose 'Add New Property'. Enter the address, price and type, " +
          'place the pin on the map, add photos and describe the home. Save it as a draft or ' +
          'publish it. Address, price and type are required; the rest makes your listing ' +
          'stronger.',
      },
      {
        id: 'photo-limit',
        question: 'How many photos can I add?',
        answer:
          'You can add up to 10 photos per property. If you choose more, the first 10 are ' +
          'kept and we tell you which were left out. Use bright, honest photos of the ' +
          'outside, each room, the bathroom, the kitchen, the meter and the compound.',
      },
      {
        id: 'listing-review',
        question: 'How soon does my listing appear?',
        answer:
          'Most listings appear soon after they reach us. A listing that needs review may ' +
          'take up to 24 hours. Review is more likely when the price is unusual, the details ' +
          'do not agree, or the property looks like one already listed.',
      },
      {
        id: 'draft-offline',
        question: 'Can I prepare a listing where there is no network?',
        answer:
          'Yes. Write it, add the photos and save it as a draft; everything stays on your ' +
          'phone even if you close the tab. If you publish without network, the listing and ' +
          'its photos wait on the phone and are sent by themselves when the connection ' +
          'returns.',
      },
      {
        id: 'edit-listing',
        question: 'Can I change or remove a listing?',
        answer:
          'Yes. Open My Properties and choose Edit or Delete. Change the price as soon as it ' +
          'changes, and remove the home on the day it is taken. If the same listing was ' +
          'changed on another device, we show you both versions and ask which one to keep.',
      },
      {
        id: 'duplicate-listings',
        question: 'Why was my listing removed as a duplicate?',
        answer:
          'The same home should appear once. When a property is listed again by the same ' +
          'account, or by another one without clear authority, we may remove the extra ' +
          'copies. If you believe we made a mistake, send proof of your authority to ' +
          'hello@gida.example.',
      },
      {
        id: 'good-price',
        question: 'How should I write the price?',
        answer:
          'Use figures in naira for the whole rent or price, such as ₦2,500,000 per year. ' +
          'Add the agency fee, legal fee, caution deposit and service charge, and say what ' +
          'the service charge covers. Clear totals bring serious callers.',
      },
      {
        id: 'verified-agent',
        question: 'What does the Verified Agent badge mean?',
        answer:
          'It means we received the business documents of that agent and approved the ' +
          'account. It does not mean we have visited each property or checked its title. ' +
          'Always inspect, and let a lawyer search the title before you buy.',
      },
      {
        id: 'book-inspection',
        question: 'How do inspections work?',
        answer:
          'Ask for a date and time from the property or by message. The agent may confirm, ' +
          'decline or suggest another time, and you will see the status under Inspections. ' +
          'Tell somebody where you are going, and do not pay to be allowed to view.',
      },
    ],
  },
  {
    id: 'legal',
    name: 'Legal & Documentation',
    questions: [
      {
        id: 'tenant-documents',
        question: 'What papers should a tenant collect?',
        answer:
          'A written tenancy agreement signed by both sides, a rent receipt, separate ' +
          'receipts for caution deposit and service charge, and a list of the condition of ' +
          'the home with photos. Ask also for the meter number and proof that no electricity ' +
          'debt is left on it.',
      },
      {
        id: 'common-fees',
        question: 'What are the usual agency and legal fees for renting?',
        answer:
          "The custom in many cities is about 10% of the first year's rent for agency and 5% " +
          'to 10% for the agreement. These are customs and can be negotiated. In Lagos the ' +
          'State regulator has said that agency must not pass 10%, and a Bill has proposed ' +
          '5%, so confirm the current rule.',
      },
      {
        id: 'caution-deposit',
        question: 'Will I get my caution deposit back?',
        answer:
          'You should, less the cost of real damage or unpaid bills. Agree in writing how ' +
          'long the return will take, photograph the home on your first and last day, and ' +
          'ask for a list with amounts if anything is deducted.',
      },
      {
        id: 'advance-rent',
        question: "Can a landlord in Lagos ask for two years' rent?",
        answer:
          'Not where the Lagos Tenancy Law 2011 applies. The limit is one year for a new ' +
          'tenant; for a sitting tenant it is one year if the rent is yearly and six months ' +
          'if it is monthly. The Law left out Apapa, Ikeja GRA, Ikoyi and Victoria Island, ' +
          'and other states have their own rules.',
      },
      {
        id: 'notice-period',
        question: 'How much notice must a landlord give?',
        answer:
          'First look at your agreement. If it is silent, the Lagos law gives one month for ' +
          'a monthly tenant, three months for a quarterly or half-yearly tenant and six ' +
          'months for a yearly tenant. A seven-day notice follows, and then only a court can ' +
          'order a tenant out. The FCT has similar steps under its own Act.',
      },
      {
        id: 'c-of-o-meaning',
        question: 'What is a C of O?',
        answer:
          "A Certificate of Occupancy, C of O, is the government's certificate that a named " +
          'person or company holds the right to a piece of land for a stated time, usually ' +
          'up to 99 years. Check it at the land registry; a photocopy alone proves very ' +
          'little.',
      },
      {
        id: 'governors-consent',
        question: "What is Governor's Consent and do I need it?",
        answer:
          'When land that already has a title is sold, mortgaged or subleased, section 22 of ' +
          "the Land Use Act requires the Governor's consent. In Abuja it is the Minister's. " +
          "The buyer's lawyer normally applies with the Deed of Assignment, pays the charges " +
          'and registers it. Without it your title is not complete.',
      },
      {
        id: 'excision-gazette',
        question: 'What do excision and gazette mean?',
        answer:
          'Excision is the release of part of the land that government acquired, back to a ' +
          'village or family. The gazette is the official publication that records it. ' +
          "'Excision in progress' is not yet a release. Chart the survey plan to see whether " +
          'your plot is truly inside.',
      },
      {
        id: 'land-search',
        question: 'How do I check land before I buy?',
        answer:
          'Chart the survey plan at the Office of the Surveyor General, search the title at ' +
          'the state land registry, which is at Alausa for Lagos and AGIS for Abuja, and ' +
          'check the CAC if the seller is a company. Visit the land, and ask the court or ' +
          'the family about disputes. Use your own lawyer and a registered surveyor.',
      },
      {
        id: 'omonile',
        question: 'What can I do about omonile?',
        answer:
          "Settle the family's conditions before you buy and put them in writing. In Lagos, " +
          'the Properties Protection Law 2016 forbids forceful entry, threats and levies on ' +
          'construction work, apart from a customary fee asked for under the authority of ' +
          "the family head. Do not fight; record what happens and report to the State's task " +
          'force on land grabbers or the police.',
      },
      {
        id: 'does-gida-check-title',
        question: 'Does Gida check the title of each property?',
        answer:
          'No. We approve accounts and review listings for signs of trouble, but we do not ' +
          'verify ownership or give legal advice. Before you pay for land or a house, let a ' +
          'lawyer of your choice carry out a full search.',
      },
      {
        id: 'buy-from-abroad',
        question: 'I live abroad. How can I buy safely?',
        answer:
          'Use your own lawyer and surveyor, pay through banking channels in stages against ' +
          'proof, and let the deed carry your name. A Power of Attorney should be narrow and ' +
          'signed before a notary or at the Nigerian mission, as your lawyer advises. Ask ' +
          'for a live video walk before anything else.',
      },
    ],
  },
  {
    id: 'payments',
    name: 'Payments & Security',
    questions: [
      {
        id: 'payment-methods',
        question: 'How can I pay for a plan or boosts?',
        answer:
          'Payments are by card and bank transfer. Use only the payment page inside the app ' +
          'or the account details shown there, and keep the receipt we send to your e-mail.',
      },
      {
        id: 'pay-rent-through-gida',
        question: 'Can I pay rent or buy a house through Gida?',
        answer:
          'No. Gida does not collect rent, deposits or purchase money, and no one may ask ' +
          'you for such payment in our name. Pay the landlord, agency or lawyer directly, ' +
          'after inspection and with a written agreement.',
      },
      {
        id: 'avoid-scams',
        question: 'How do I avoid property scams?',
        answer:
          'See the inside before you pay, confirm the owner, compare the price with similar ' +
          'homes, and pay only into a named account that fits the agreement. Walk away from ' +
          'hurry and secrecy. The Scam Detector under Helpful Tools asks 25 questions and ' +
          'works offline.',
      },
      {
        id: 'report-listing',
        question: 'How do I report a suspicious listing or agent?',
        answer:
          'Write to hello@gida.example with the link, what happened, and any receipts or ' +
          'screenshots. We look into it, and we can remove a listing or suspend an account. ' +
          'If money is gone, call your bank first and make a police report as well.',
      },
      {
        id: 'paid-a-fraudster',
        question: 'I have already paid someone I now suspect. What should I do?',
        answer:
          "Call your bank's fraud desk immediately with the time, amount and receiving " +
          'account and ask for a hold. Report to the police and, for serious cases, the ' +
          'EFCC; in Lagos you can also complain to LASRERA. Keep every message, and then ' +
          'tell us.',
      },
      {
        id: 'account-safety',
        question: 'How do I keep my account safe?',
        answer:
          'Use a password of at least 8 characters that you do not use elsewhere, never ' +
          'share one-time codes, and log out on a borrowed phone. We will never ask for your ' +
          'password, card PIN or OTP by call or chat.',
      },
      {
        id: 'forgot-password',
        question: 'I forgot my password. What now?',
        answer:
          "On the Log In page choose 'Forgot password?' and enter your e-mail. We send a " +
          'link that works for 30 minutes. If it expires, ask for a new one. You need a ' +
          'connection for this.',
      },
      {
        id: 'data-on-phone',
        question: 'What does Gida keep on my phone?',
        answer:
          'Your saved homes, messages, notifications, drafts with photos, searches, ' +
          'settings, your login and whatever is waiting to be sent. Another person who uses ' +
          'the same browser with a different account does not see yours, but anyone who can ' +
          'unlock your phone may. Use a screen lock.',
      },
      {
        id: 'export-data',
        question: 'How do I get a copy of my data?',
        answer:
          "In your dashboard open Settings, then Privacy & Data, and choose 'Request Data " +
          "Export'. We prepare it within 48 hours and tell you by e-mail.",
      },
      {
        id: 'delete-account',
        question: 'How do I delete my account?',
        answer:
          "In Settings, under Privacy & Data, choose 'Delete Account' and type delete to " +
          'confirm. Your account is removed within 24 hours. Some records, such as payment ' +
          'records, are kept only where the law requires it. Send or discard what is waiting ' +
          'in your Outbox first.',
      },
      {
        id: 'payment-failed',
        question: 'My payment failed but I was debited. What should I do?',
        answer:
          'Wait a little and refresh, because bank confirmations can be slow. If the plan or ' +
          'boosts still do not show, send the date, amount and reference to ' +
          'hello@gida.example. Do not pay a second time before we answer.',
      },
    ],
  },
];
