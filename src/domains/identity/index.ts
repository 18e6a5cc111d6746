export { EMBEDDED_ISSUER } from './contract/identity.ts';
export { identityPersonalData } from './db/personal-data.ts';
export { touchSession } from './db/session-repository.ts';
export { createOidcClient } from './oidc/client.ts';
export { networkFetch } from './oidc/transport.ts';
export { findOperator, findOperatorById } from './queries/find-operator.ts';
export { findVerifiedContact } from './queries/find-verified-contact.ts';
export { getAccountOffers } from './queries/get-account-offers.ts';
export { getAuthState } from './queries/get-auth-state.ts';
export { getProfile } from './queries/get-profile.ts';
export { getProviderMetadata } from './queries/get-provider-metadata.ts';
export { getSignedIn } from './queries/get-signed-in.ts';
export { listOutbox } from './queries/list-outbox.ts';
export { listSessions } from './queries/list-sessions.ts';
export { addEmail } from './use-cases/add-email.ts';
export { answerTokenRequest } from './use-cases/answer-token-request.ts';
export { beginSignIn, cookieAfterSignOut } from './use-cases/begin-sign-in.ts';
export { checkSecondPerson } from './use-cases/check-second-person.ts';
export {
	endAllSessions,
	endSession,
	endSessionsByProvider,
	endSessionsOfSubject,
	signOut,
} from './use-cases/end-sessions.ts';
export { enterCustomer } from './use-cases/enter-customer.ts';
export { grantOperator } from './use-cases/grant-operator.ts';
export { eraseAccount, exportAccount } from './use-cases/personal-data.ts';
export { recordVerifiedEmail } from './use-cases/record-verified-email.ts';
export { sendVerificationMail } from './use-cases/send-verification-mail.ts';
export { updateProfile } from './use-cases/update-profile.ts';
export { confirmPhone, needsSignInForPhone, requestPhoneCode } from './use-cases/verify-phone.ts';
export { type EmbeddedProvider, wireIdentity } from './wiring.ts';
