import { PROOF_MIN_LENGTH } from '#src/domains/orders/contract/order.ts';

const NAME_MIN_LENGTH = 2;

export const hasProof = ({ recipient, proof }: { readonly recipient: string; readonly proof: string }): boolean =>
	recipient.length >= NAME_MIN_LENGTH || proof.length >= PROOF_MIN_LENGTH;
