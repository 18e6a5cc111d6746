import { PROOF_MIN_LENGTH } from '../contract.ts';

const NAME_MIN_LENGTH = 2;

/** A name, or a few words: without either nothing speaks for the delivery. */
export const hasProof = ({ recipient, proof }: { readonly recipient: string; readonly proof: string }): boolean =>
	recipient.length >= NAME_MIN_LENGTH || proof.length >= PROOF_MIN_LENGTH;
