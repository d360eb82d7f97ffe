import type { OfferedTimesChange } from '../../../contract/inspection/offered-times';
import type { LoginType } from '../../../contract/people/account';
import type { NotificationPreferences, ProfileUpdate } from '../../../contract/people/profile';
import type { AlertFrequency } from '../../../contract/search/alert-options';
import type { SeekerSignUp } from '../../../domain/auth/seeker-sign-up';
import type { InspectionWish } from '../../../domain/inspections/inspection-wish';
import type { ContactInfo } from '../../../domain/property/contact-info';
import type { RentVsBuyForm } from '../../../domain/tools/rent-vs-buy-form';
import type { ServiceChargeInput } from '../../../domain/tools/service-charge';

/** What is asked for an alert. */
type AlertForm = { name: string; frequency: AlertFrequency; includeSimilar: boolean };

/** What is filled in to see a home: a time of one's own, and the offered slot that was picked. */
export type BookingForm = Pick<InspectionWish, 'requestDate' | 'requestTime'> & {
  /** The account's own number, unless another one is typed. */
  contactNumber?: string;
  /** What the agent should know. */
  notes?: string;
  slotDay?: string;
  slotTime?: string;
};

/** What of somebody's account was changed. */
export type ProfileForm = { [Key in keyof ProfileUpdate | 'email']?: string };

/**
 * The fields that each form keeps on a phone while they are typed, by what its key begins with. A field
 * with another name is lost to the phones that have it: `tests/recorded/kept-names.ts` holds them.
 */
export type KeptForms = {
  advert: { text: string };
  'alert-': AlertForm & { active: boolean };
  'buyer-signup': { step: number } & SeekerSignUp;
  'close-': { date: string };
  'contact-info': ContactInfo;
  'decide-': { words: string };
  'edit-': { content: string };
  'forgot-password': { email: string };
  'inspection-': BookingForm;
  'inspections-decline': { words: string };
  login: { userType: LoginType; email: string };
  /** Also of replies, and to who asked for an inspection. */
  'message-': { content: string };
  'new-alert-': AlertForm;
  'new-message': { to: string; subject: string; content: string };
  newsletter: { email: string };
  'offered-times': OfferedTimesChange;
  preferences: Partial<NotificationPreferences>;
  profile: ProfileForm;
  'plan-request-': { reason: string };
  'reject-': { reason: string };
  'rent-vs-buy': RentVsBuyForm;
  'report-': { note: string; answerTo: string };
  'reschedule-': { requestDate: string; requestTime: string; notes: string };
  /** By the ids of the signs that can be ticked. */
  'scam-': Record<string, boolean>;
  'service-charge': ServiceChargeInput;
};
