export { touchSession } from './db/session-repository.ts';
export { createOidcClient } from './oidc/client.ts';
export { networkFetch } from './oidc/transport.ts';

export { getProfile } from './queries/get-profile.ts';
export { getProviderMetadata } from './queries/get-provider-metadata.ts';
export { getSignedIn } from './queries/get-signed-in.ts';
export { listSessions } from './queries/list-sessions.ts';
export { answerTokenRequest } from './use-cases/answer-token-request.ts';
export { beginSignIn, cookieAfterSignOut } from './use-cases/begin-sign-in.ts';
export {
	endAllSessions,
	endSession,
	endSessionsByProvider,
	endSessionsOfSubject,
	signOut,
} from './use-cases/end-sessions.ts';
export { enterCustomer } from './use-cases/enter-customer.ts';
export { grantOperator } from './use-cases/grant-operator.ts';
export { recordVerifiedEmail } from './use-cases/hear-identity-service.ts';
export { readOutbox } from './use-cases/read-outbox.ts';
export { sendVerificationMail } from './use-cases/send-verification-mail.ts';
export { tellOffers } from './use-cases/tell-offers.ts';
export { tellWhoIAm } from './use-cases/tell-who-i-am.ts';
export { updateProfile } from './use-cases/update-profile.ts';
export { wireIdentity } from './wiring.ts';
