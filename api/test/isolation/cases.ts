import type { Case } from './case';
import { chargeCases } from './charge-cases';
import { closingCases } from './closing-cases';
import { listingCases } from './listing-cases';
import { srmCases } from './srm-cases';
import { trackingCases } from './tracking-cases';
import { tripCases } from './trip-cases';

const noIds = (request: Case['request'] = () => ({})): Case[] => [{ as: 'company', ids: {}, request }];

/** Endpoints for a signed-in agent. A missing one fails the test. */
export const agentCases: Readonly<Record<string, readonly Case[]>> = {
  'users.me': noIds(),
  'search.find': noIds(() => ({ query: { search: 'an' } })),
  'notifications.unread': noIds(),
  'notifications.choices': noIds(),
  'notifications.changeChoices': noIds(() => ({ body: { muted: ['tripOverdue'] } })),
  'notifications.devices': noIds(),
  // No test server knows a push service; the tests of devices add them.
  'notifications.addDevice': [],
  'notifications.removeDevice': [
    {
      as: 'company',
      ids: { 'params.deviceId': 'pushDevice' },
      request: (own) => ({ params: { deviceId: own.pushDevice } }),
    },
  ],
  'notifications.list': [
    {
      as: 'company',
      ids: { 'query.before': 'notification' },
      request: (own) => ({ query: { before: own.notification } }),
    },
  ],
  'notifications.get': [
    {
      as: 'company',
      ids: { 'params.notificationId': 'notification' },
      request: (own) => ({ params: { notificationId: own.notification } }),
    },
  ],
  'notifications.read': [
    {
      as: 'company',
      ids: { 'body.notificationId': 'notification' },
      request: (own) => ({ body: { notificationId: own.notification } }),
    },
  ],
  'notifications.readAll': [
    {
      as: 'company',
      ids: { 'body.until': 'notification' },
      request: (own) => ({ body: { until: own.notification } }),
    },
  ],
  'agentActions.list': [
    {
      as: 'company',
      ids: { 'query.subjectId': 'removedListing' },
      request: (own) => ({ query: { kind: 'listingRemoved', subjectId: own.removedListing } }),
    },
  ],
  'agentActions.undo': [
    {
      as: 'company',
      ids: { 'body.actionId': 'action' },
      request: (own) => ({ body: { actionId: own.action } }),
    },
  ],
  'users.country': [
    { as: 'company', ids: { 'params.userId': 'user' }, request: (own) => ({ params: { userId: own.user } }) },
  ],
  'auth.generateEmailOtp': noIds(() => ({ body: { email: 'new-address@rental.example' } })),
  'auth.isEmailVerified': noIds((own) => ({ query: { email: own.agent.email } })),
  // Needs the mailed code; the tests of e-mail change try the code of another account.
  'auth.verifyEmailOtp': [],
  'company.get': [
    { as: 'company', ids: { 'query.userId': 'user' }, request: (own) => ({ query: { userId: own.user } }) },
  ],
  'company.create': [
    {
      as: 'newcomer',
      ids: {
        'body.userId': 'user',
        'body.companyLogo': 'image',
        'body.commercialLicense': 'document',
        'body.location.stateId': 'shared',
        'body.location.cityId': 'shared',
      },
      request: (own, { place }) => ({
        body: {
          userId: own.user,
          accountType: 'company',
          companyName: 'Newcomer Rentals',
          companyLogo: own.image,
          commercialLicense: own.document,
          expireDate: null,
          regNumber: null,
          companyAddress: '12 MG Road',
          companyLanguages: ['en'],
          location: place,
        },
      }),
    },
    {
      as: 'newcomer',
      ids: { 'body.userId': 'user', 'body.licenseFront': 'document', 'body.licenseBack': 'image' },
      request: (own) => ({
        body: {
          userId: own.user,
          accountType: 'individual',
          licenseFront: own.document,
          licenseBack: own.image,
          expireDate: '2099-12-31',
          vehiclePlate: 'KA01AB1234',
        },
      }),
    },
  ],
  'company.update': [
    {
      as: 'company',
      ids: {
        'body.companyId': 'company',
        'body.companyLogo': 'image',
        'body.commercialLicense': 'document',
        'body.location.stateId': 'shared',
        'body.location.cityId': 'shared',
      },
      request: (own, { place }) => ({
        body: {
          companyId: own.company,
          companyLogo: own.image,
          commercialLicense: own.document,
          location: place,
        },
      }),
    },
    {
      as: 'individual',
      ids: { 'body.companyId': 'company', 'body.licenseFront': 'document', 'body.licenseBack': 'image' },
      request: (own) => ({
        body: { companyId: own.company, licenseFront: own.document, licenseBack: own.image },
      }),
    },
  ],
  'files.uploadSingle': [],
  'files.uploadMultiple': [],
  'files.room': noIds(),
  'files.get': [
    { as: 'company', ids: { 'query.fileId': 'image' }, request: (own) => ({ query: { fileId: own.image } }) },
  ],
  'files.remove': [
    {
      as: 'newcomer',
      ids: { 'query.fileId': 'document' },
      request: (own) => ({ query: { fileId: own.document } }),
    },
  ],
  ...srmCases,
  ...trackingCases,
  ...tripCases,
  ...closingCases,
  ...chargeCases,
  ...listingCases,
  'account.plan': noIds(),
  // Only for the own account, which the token names; its changes have separate tests.
  'account.changePassword': noIds((own) => ({
    body: { currentPassword: own.agent.password, password: 'a phrase for isolation' },
  })),
  'account.changePhone': noIds(() => ({
    body: { currentPassword: 'a phrase for isolation', phoneNumber: '+919812399999' },
  })),
  'account.sessions': noIds(),
  'account.activity': noIds(),
  // Ends the session that the other attempts need; the activity tests try it.
  'account.signOut': [],
  'account.endSession': [
    {
      as: 'individual',
      ids: { 'params.sessionId': 'session' },
      request: (own) => ({ params: { sessionId: own.session } }),
    },
  ],
  'passkeys.list': noIds(),
  'passkeys.options': [
    {
      as: 'individual',
      ids: {},
      request: (own) => ({ body: { currentPassword: own.agent.password } }),
    },
  ],
  // Needs what an authenticator signed; the passkey tests try the challenge of another account.
  'passkeys.add': [],
  'passkeys.rename': [
    {
      as: 'individual',
      ids: { 'params.passkeyId': 'passkey' },
      request: (own) => ({ params: { passkeyId: own.passkey }, body: { name: 'Front desk' } }),
    },
  ],
  'passkeys.remove': [
    {
      as: 'individual',
      ids: { 'params.passkeyId': 'passkey' },
      request: (own) => ({
        params: { passkeyId: own.passkey },
        body: { currentPassword: own.agent.password },
      }),
    },
  ],
  'passkeys.createRecoveryCodes': [
    {
      as: 'individual',
      ids: {},
      request: (own) => ({ body: { currentPassword: own.agent.password } }),
    },
  ],
  'account.requestDeletion': noIds(() => ({ body: { currentPassword: 'a phrase for isolation' } })),
  'account.undoDeletion': noIds(),
  'portfolio.get': noIds(() => ({ query: { dateStartRange: '2026-01-01' } })),
  'portfolio.vehicles': [
    {
      as: 'company',
      ids: { 'query.vehicleIds[]': 'listing' },
      request: (own) => ({ query: { vehicleIds: [own.listing] } }),
    },
  ],
  'portfolio.enquiries': noIds(() => ({ query: { dateStartRange: '2026-01-01' } })),
  'portfolio.queries': noIds(),
  'enquiries.list': [
    {
      as: 'company',
      ids: { 'params.agentId': 'agentId' },
      request: (own) => ({ params: { agentId: own.agentId } }),
    },
  ],
  'enquiries.live': noIds(),
  'enquiries.get': [
    {
      as: 'company',
      ids: { 'params.enquiryId': 'enquiry' },
      request: (own) => ({ params: { enquiryId: own.enquiry } }),
    },
  ],
  'enquiries.updateStatus': [
    {
      as: 'company',
      ids: { 'params.enquiryId': 'enquiry', 'query.agentId': 'agentId' },
      request: (own) => ({
        params: { enquiryId: own.enquiry },
        query: { agentId: own.agentId },
        body: { status: 'CONTACTED' },
      }),
    },
  ],
  'enquiries.reminders': noIds(),
  'enquiries.followUp': [
    {
      as: 'company',
      ids: { 'params.enquiryId': 'enquiry' },
      request: (own) => ({
        params: { enquiryId: own.enquiry },
        body: { remindAt: null, note: 'Call again' },
      }),
    },
  ],
  'enquiries.updateContactVisibility': [
    {
      as: 'individual',
      ids: { 'params.enquiryId': 'enquiry' },
      request: (own) => ({ params: { enquiryId: own.enquiry }, body: { action: 'enable_masking' } }),
    },
  ],
};
