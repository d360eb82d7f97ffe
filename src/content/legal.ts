/** One headed part of a legal text. */
export type LegalSection = { heading: string; paragraphs: string[] };

/** A legal text; `updated` is an ISO day, yyyy-mm-dd. */
export type LegalDocument = { title: string; updated: string; sections: LegalSection[] };

/** What personal data Gida uses and why, under the Nigeria Data Protection Act 2023. */
export const PRIVACY_POLICY: LegalDocument = {
  title: 'Privacy Policy',
  updated: '2026-10-01',
  sections: [
    {
      heading: 'Who we are and what this policy covers',
      paragraphs: [
        "Gida is an online marketplace for property in Nigeria. In this policy, 'we' and " +
          "'us' mean the business that runs Gida, and 'you' means anyone who uses the website " +
          'or the installed app. We decide why and how your personal data is used, so under ' +
          'the Nigeria Data Protection Act 2023 we are the data controller.',
        'Questions, requests and complaints about personal data go to hello@gida.example. ' +
          'Please put the word Privacy in the subject, so that it reaches the right person ' +
          'quickly.',
      ],
    },
    {
      heading: 'Age',
      paragraphs: [
        'Gida is for people who are 18 or older. We do not knowingly collect data about ' +
          'children. If you believe that a child has opened an account, write to us and we ' +
          'will close it and delete the data.',
      ],
    },
    {
      heading: 'What we collect',
      paragraphs: [
        'Account details: your name, e-mail, phone number where you give it, your password ' +
          'in a protected form that cannot be read back, whether you are a seeker or an agent, ' +
          'and your preferences. Seekers also tell us whether they want to rent or buy, their ' +
          'budget range, preferred location and move-in time.',
        'Business details: agents and owners give the company name, CAC registration number, ' +
          'office address, states of operation, contact person and documents such as the CAC ' +
          'certificate, a valid identity card and proof of address. We use the documents to ' +
          'decide whether to approve the account.',
        'What you do on Gida: listings, photos and map pins you add, homes you save, ' +
          'searches and alerts, messages, inspection requests, boosts, plans and payment ' +
          'records. We do not keep your card number in the app.',
        'Technical details: the type of browser, the internet address of your connection, ' +
          'the time of requests and errors. We use these to keep the service safe and working.',
        'Photos from a phone may carry hidden place and time information. We prepare listing ' +
          'photos for display without it. Even so, please keep people, number plates and ' +
          'private papers out of your pictures.',
      ],
    },
    {
      heading: 'Data kept on your device',
      paragraphs: [
        'Gida is built to work without internet. For that reason a good part of your data is ' +
          "kept on your own device, in the browser's storage: saved properties, messages, " +
          'notifications, drafts and their photos, recent searches, settings, your login, and ' +
          'anything waiting to be sent. Parts of the app and pieces of the map are also stored ' +
          'so that they open quickly.',
        'What waits on the device is sent to us by itself when a connection returns. Each ' +
          'account has its own separate store on the device. Logging out ends your session ' +
          'there, and the app asks you first if something has not been sent. You can clear ' +
          'everything through the site settings of your browser, but unsent work will then be ' +
          'lost.',
        'We cannot protect a phone that is unlocked or shared. Please use a screen lock, and ' +
          'log out on any device that is not yours. Gida needs this storage to do its work; it ' +
          'does not use it to follow you on other websites.',
      ],
    },
    {
      heading: 'Why we use your data and our legal grounds',
      paragraphs: [
        'To perform our agreement with you: opening your account, showing and publishing ' +
          'listings, carrying messages and inspection requests, sending alerts you asked for, ' +
          'and handling plans and payments.',
        'For our legitimate interests, where they do not override your rights: preventing ' +
          'fraud and duplicate listings, reviewing listings, keeping the service secure, ' +
          'counting views for the analytics that agents see, and improving the app.',
        'To meet legal duties: keeping business and tax records, answering lawful requests, ' +
          'and following rules against money laundering.',
        'With your consent: browser notifications, the newsletter and marketing. You may ' +
          'withdraw consent at any time, and what was done before remains lawful.',
      ],
    },
    {
      heading: 'Marketing and our sister companies',
      paragraphs: [
        'If you agree, we may send you news and offers about property. If you agree ' +
          'separately, your marketing consent extends to our sister companies, meaning ' +
          'companies under the same ownership as Gida, so that they may send you news and ' +
          'offers about their own services. We would share only your name and contact details ' +
          'for this purpose.',
        'This consent is optional and is never a condition for using Gida. You can withdraw ' +
          'it at any time in Settings, through the unsubscribe link in a message, or by ' +
          'writing to hello@gida.example. We will stop and will tell the sister companies to ' +
          'stop. Messages about your account, such as verification or an inspection, are not ' +
          'marketing.',
      ],
    },
    {
      heading: 'Who else sees your data',
      paragraphs: [
        "Other users see what you choose to publish or send. A listing shows the agent's " +
          'business name and contact details. When you contact an agent or ask for an ' +
          'inspection, the agent receives your name, your contact details and your message.',
        'Service providers help us with hosting, e-mail, payments and maps. They may use the ' +
          'data only on our instructions. When your map loads pictures from a map service, ' +
          'that service receives your internet address and the part of the map you are looking ' +
          'at.',
        'We may share data with a regulator, a court or law enforcement when the law ' +
          'requires it, or to protect a person from fraud or harm. If the business is sold or ' +
          'merged, data may pass to the new owner under this same policy. We do not sell ' +
          'personal data.',
      ],
    },
    {
      heading: 'Transfers outside Nigeria',
      paragraphs: [
        'Some providers may process data outside Nigeria. Where they do, we rely on the ' +
          'grounds allowed by the Nigeria Data Protection Act 2023, such as a country or ' +
          'contract that gives adequate protection, or your informed consent.',
      ],
    },
    {
      heading: 'How long we keep it',
      paragraphs: [
        'We keep account data while your account is open. When you delete the account it is ' +
          'removed within 24 hours. Messages you sent to other people remain in their own ' +
          'account, without a link to an active profile of yours. Backup copies are ' +
          'overwritten in their normal cycle and are not used to bring your account back.',
        'We keep a small part longer only where we must: payment and accounting records for ' +
          'the time set by tax and company law, and records needed for a dispute or a fraud ' +
          'report until it is closed. Technical receipts that stop a request from being ' +
          'carried out twice are kept for a limited time.',
      ],
    },
    {
      heading: 'Your rights',
      paragraphs: [
        'Under the Nigeria Data Protection Act 2023 you may ask for access to your data, ' +
          'correction, deletion, restriction of its use, and a copy in a form that can be ' +
          'moved elsewhere. You may object to its use, including for direct marketing, ' +
          'withdraw consent, and ask for a person to look again at a decision made only by ' +
          'automatic means.',
        'Request Data Export in Settings gives you a copy within 48 hours. Delete Account in ' +
          'Settings removes your account within 24 hours. For anything else, write to ' +
          'hello@gida.example; we may ask for proof that the request is yours.',
        'If our answer does not satisfy you, you may complain to the Nigeria Data Protection ' +
          'Commission. We would be grateful for the chance to put things right first.',
      ],
    },
    {
      heading: 'Security and breaches',
      paragraphs: [
        'Connections are encrypted, passwords are stored in protected form, access by our ' +
          'staff is limited to those who need it, and documents sent for approval are seen ' +
          'only by those who review them. No system is perfect. If a breach is likely to put ' +
          'your rights at risk, we will inform the Commission within 72 hours of becoming ' +
          'aware of it, and we will tell you without delay when the risk to you is high.',
      ],
    },
    {
      heading: 'Map and place data',
      paragraphs: [
        'Maps and place names come from OpenStreetMap, © OpenStreetMap contributors, ' +
          'available under the Open Database Licence (ODbL), and from GeoNames, under the ' +
          'Creative Commons Attribution licence (CC-BY). These sources hold public places, not ' +
          'information about you.',
      ],
    },
    {
      heading: 'Changes to this policy',
      paragraphs: [
        'When we change this policy we will show the new date at the top, and if the change ' +
          'is important we will tell you in the app or by e-mail before it starts. If a change ' +
          'needs your consent, we will ask for it.',
      ],
    },
  ],
};

/** The agreement between Gida and its users, under Nigerian law. */
export const TERMS: LegalDocument = {
  title: 'Terms of Service',
  updated: '2026-10-01',
  sections: [
    {
      heading: 'Agreement',
      paragraphs: [
        'These terms are an agreement between you and the business that runs Gida. By using ' +
          'Gida, opening an account or completing a registration, you accept them together ' +
          'with the Privacy Policy. If you do not agree, please do not use the service.',
        'We have tried to write plainly. Where a word could mean two things, the meaning ' +
          'that is fair to both sides is intended.',
      ],
    },
    {
      heading: 'Who may use Gida',
      paragraphs: [
        'You must be 18 or older and able to enter a binding contract. If you act for a ' +
          'company, you confirm that you have its authority. We may refuse or close an account ' +
          'that does not meet these conditions.',
      ],
    },
    {
      heading: 'What Gida does and does not do',
      paragraphs: [
        'Gida is a marketplace. It lets agents, agencies, developers and owners show ' +
          'property, and lets seekers find it and make contact. We are not an estate agent, a ' +
          'lawyer, a surveyor, a valuer or a lender, and we are not a party to any tenancy, ' +
          'sale or other agreement between users.',
        'We approve agent accounts and may review listings, but we do not inspect each ' +
          'property, verify its title or guarantee its price, condition or availability. A ' +
          'Verified Agent badge means that we accepted the business documents of that account; ' +
          'it is not a promise about a property. Inspect before you pay, and take independent ' +
          'legal advice before you buy.',
        'Gida does not collect rent, deposits or purchase money on behalf of users. Anyone ' +
          'who asks you for such payment in our name is not acting for us.',
      ],
    },
    {
      heading: 'Your account',
      paragraphs: [
        'Give correct details and keep them up to date. Keep your password to yourself; what ' +
          'is done through your account is treated as done by you unless you tell us promptly ' +
          'that it has been misused. E-mail must be verified before login. One person or ' +
          'business should not open several accounts to avoid a limit or a suspension.',
        'Agent and owner accounts must be approved before they can be used. Approval takes ' +
          'up to 4 days. We may ask for more documents, and we may decline an application; if ' +
          'we do, we will give the reason.',
      ],
    },
    {
      heading: 'Seekers',
      paragraphs: [
        'Seekers use Gida free of charge. Use the contact details of agents and owners only ' +
          'for the property you are asking about, keep inspection times you have agreed or ' +
          'cancel them early, and do not send false requests.',
      ],
    },
    {
      heading: 'Agents, owners and listings',
      paragraphs: [
        'You may list only property that you own or are authorised to offer. Each listing ' +
          'must be true, complete and current: the right place, type, size, price and charges, ' +
          'with your own photos or photos you may use. You may add up to 10 photos per ' +
          'property. State all fees that a seeker will have to pay. Remove or update a listing ' +
          'as soon as the property is taken or a detail changes.',
        'Duplicate listings may be removed. So may listings that are false, out of date, ' +
          'unlawful, discriminatory, placed in the wrong category, or without authority. A ' +
          'listing that needs review may take up to 24 hours to appear.',
        'You must follow the laws that apply to your work, including registration with state ' +
          'real estate regulators, rules against money laundering, tenancy law, consumer law ' +
          'and data protection law. You must not ask for money before an inspection in a way ' +
          "that misleads, and you must use seekers' personal data only to answer them.",
      ],
    },
    {
      heading: 'Plans, boosts and payment',
      paragraphs: [
        'Plans and their limits are shown on the Pricing page in naira, per month or per ' +
          'year. Yearly billing gives a 10% discount. Payments are by card and bank transfer. ' +
          'A plan begins when payment is confirmed and continues for the period you chose.',
        'Upgrades are prorated. Downgrades take effect in the next billing cycle. You may ' +
          'stop renewal at any time before the next period starts. If payment fails, we may ' +
          'limit paid features until it is settled; your listings and messages are not deleted ' +
          'for that reason alone.',
        'A boost raises the visibility of one property for the period shown when it is ' +
          'applied. A boost that has been used cannot be moved to another property. We do not ' +
          'promise any number of views, messages or deals.',
        'Fees are non-refundable. This applies to plans and boosts, including where you stop ' +
          'using them early or an account is suspended for breaking these terms. It does not ' +
          'take away any right to a refund that you have under Nigerian law, including the ' +
          'Federal Competition and Consumer Protection Act 2018, and if we charge you twice by ' +
          'mistake we will return the extra amount.',
        'We may change prices for future periods. We will tell you before your next renewal, ' +
          'so that you can decide whether to continue.',
      ],
    },
    {
      heading: 'What is not allowed',
      paragraphs: [
        'Do not post property that does not exist or that you may not offer; impersonate ' +
          'another person; send spam, threats or insults; discriminate unlawfully; upload ' +
          'harmful code; copy listings or contact details in bulk; try to enter parts of the ' +
          'service that are not open to you; or use Gida for any crime. Do not use the ' +
          'messages to lead people into unsafe payments.',
      ],
    },
    {
      heading: 'Your content',
      paragraphs: [
        'You keep your rights in what you add. You allow us to store, resize, show and share ' +
          'your listings and photos in order to run and promote Gida, and to let other users ' +
          'see them, for as long as they are on the service and for the short time needed to ' +
          'remove them. You confirm that you have the right to give this permission. Reports ' +
          'and suggestions that you send us may be used to improve the service.',
      ],
    },
    {
      heading: 'Using Gida without internet',
      paragraphs: [
        'Drafts, saved properties, messages and other actions can be made without a ' +
          'connection. They are kept on your device and are sent by themselves when the ' +
          'connection returns. An action is complete only when the app shows that it was sent. ' +
          'Until then it depends on your device: if the device is lost, reset or cleared, it ' +
          'cannot be recovered by us.',
        'What you read offline is as old as your last connection. A price may have changed ' +
          'or a home may have been taken. If our server refuses something that waited, the app ' +
          'will show you the reason and let you try again, edit it or discard it.',
      ],
    },
    {
      heading: 'Helper tools, articles and maps',
      paragraphs: [
        'The Rent vs Buy Calculator, the Service Charge Estimator, the Scam Detector, the ' +
          'blog and the answers in the FAQ are general information. They give estimates and ' +
          'suggestions, not financial or legal advice, and laws and fees change. Check before ' +
          'you rely on them.',
        'Map positions are approximate. Map and place data come from OpenStreetMap, © ' +
          'OpenStreetMap contributors, under the Open Database Licence (ODbL), and from ' +
          'GeoNames under the Creative Commons Attribution licence (CC-BY). The pin on a ' +
          'listing is placed by the person who listed it.',
      ],
    },
    {
      heading: 'Marketing consent',
      paragraphs: [
        'If you give marketing consent, it extends to our sister companies when you agree to ' +
          'that separately. Both choices are optional, neither is needed to use Gida, and you ' +
          'can withdraw either at any time in Settings or by writing to hello@gida.example.',
      ],
    },
    {
      heading: 'Suspension and closing an account',
      paragraphs: [
        'We may remove content, or limit, suspend or close an account, where these terms are ' +
          'broken, where the law requires it, or where other users may be harmed. Except in ' +
          'urgent cases we will tell you why and hear your side. Write to hello@gida.example ' +
          'to ask for a second look.',
        'You may delete your account in Settings at any time. It is removed within 24 hours. ' +
          'Please export what you need first; an export is prepared within 48 hours.',
      ],
    },
    {
      heading: 'Our responsibility',
      paragraphs: [
        'We work to keep Gida available and correct, but we provide it as it is and cannot ' +
          'promise that it will never stop or contain mistakes. To the extent the law allows, ' +
          'we are not liable for agreements, payments or disputes between users, for loss ' +
          'caused by a listing that another person wrote, or for loss that neither of us could ' +
          'reasonably have foreseen.',
        'Nothing in these terms removes liability for fraud, for death or injury caused by ' +
          'negligence, or for anything else that cannot be excluded under Nigerian law. Where ' +
          'we are liable for a paid service, our responsibility is limited to what you paid us ' +
          'for it in the 12 months before the claim, unless the law provides otherwise.',
        'You agree to make good the loss we suffer because you published something false or ' +
          "unlawful, or because you used another person's property or data without authority.",
      ],
    },
    {
      heading: 'Governing law and disputes',
      paragraphs: [
        'Nigerian law governs these terms. If there is a disagreement, write to us first and ' +
          'give us 30 days to settle it. If that fails, either side may suggest mediation. ' +
          'After that the courts of Nigeria may decide. These steps do not stop you from ' +
          'complaining to a regulator, such as the Federal Competition and Consumer Protection ' +
          'Commission or the Nigeria Data Protection Commission.',
      ],
    },
    {
      heading: 'Changes and contact',
      paragraphs: [
        'We may change these terms when the service or the law changes. The new date will ' +
          'appear at the top, and we will tell you about important changes at least 14 days ' +
          'before they start. If you continue to use Gida after that, you accept the new ' +
          'terms; if you do not agree, you may close your account.',
        'If one part of these terms cannot be enforced, the rest remains. If we do not act ' +
          'on a breach at once, we may still act later. You can reach us at ' +
          'hello@gida.example.',
      ],
    },
  ],
};
