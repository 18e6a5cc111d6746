import { policyNames } from '#src/messages/vi/frame.ts';
import { url } from '#src/routes.ts';

export const POLICY_LINKS = [
	{ href: url.policyRules(), text: policyNames.rules },
	{ href: url.policyTerms(), text: policyNames.terms },
	{ href: url.policyPrivacy(), text: policyNames.privacy },
	{ href: url.policyPayment(), text: policyNames.payment },
	{ href: url.policyVnpay(), text: policyNames.vnpay },
	{ href: url.policyShipping(), text: policyNames.shipping },
	{ href: url.policyRefund(), text: policyNames.refund },
	{ href: url.policyBizcoin(), text: policyNames.bizcoin },
	{ href: url.policyDisputes(), text: policyNames.disputes },
] as const;
