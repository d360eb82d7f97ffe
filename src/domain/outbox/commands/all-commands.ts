import type { CommandKind } from '../../../contract/commands';
import { preferencesSave, profileSave, sessionEnd } from './account-commands';
import { agentApprove, agentReject, agentSignup, documentSend } from './agent-commands';
import { alertDelete, alertSave } from './alert-commands';
import { boostApply, boostPurchase } from './boost-commands';
import { contactSend } from './contact-commands';
import type { CommandDefinition } from './definition';
import {
  inspectionAnswer,
  inspectionRemove,
  inspectionRequest,
  inspectionReschedule,
} from './inspection-commands';
import { messageDelete, messageRead, messageSend } from './message-commands';
import { notificationRead, notificationReadAll } from './notification-commands';
import { photoAdd, photoArrange, photoRemove } from './photo-commands';
import {
  propertyClose,
  propertyConfirm,
  propertyDelete,
  propertyPublish,
  propertySave,
  propertyUnpublish,
  propertyView,
} from './property-commands';
import { savedAdd, savedRemove } from './saved-commands';

/** The definition of every kind of command. */
export const COMMANDS: { readonly [Kind in CommandKind]: CommandDefinition<Kind> } = {
  'property.save': propertySave,
  'property.publish': propertyPublish,
  'property.unpublish': propertyUnpublish,
  'property.close': propertyClose,
  'property.confirm': propertyConfirm,
  'property.delete': propertyDelete,
  'property.view': propertyView,
  'photo.add': photoAdd,
  'photo.remove': photoRemove,
  'photo.arrange': photoArrange,
  'saved.add': savedAdd,
  'saved.remove': savedRemove,
  'message.send': messageSend,
  'message.read': messageRead,
  'message.delete': messageDelete,
  'alert.save': alertSave,
  'alert.delete': alertDelete,
  'contact.send': contactSend,
  'inspection.request': inspectionRequest,
  'inspection.remove': inspectionRemove,
  'inspection.answer': inspectionAnswer,
  'inspection.reschedule': inspectionReschedule,
  'boost.apply': boostApply,
  'boost.purchase': boostPurchase,
  'notification.read': notificationRead,
  'notification.read-all': notificationReadAll,
  'profile.save': profileSave,
  'preferences.save': preferencesSave,
  'session.end': sessionEnd,
  'agent.signup': agentSignup,
  'document.send': documentSend,
  'agent.approve': agentApprove,
  'agent.reject': agentReject,
};
