import { isId } from '#src/shared/ids.ts';

export type StopToken = { readonly customerId: string; readonly alertIds: readonly string[] };
type Opener = { open(sealed: string): string };
type Sealer = { seal(text: string): string };

/** The token is encrypted: mail recipients can neither read nor change it. */
export const sealStop = (seal: Sealer, { customerId, alertIds }: StopToken): string =>
	seal.seal([customerId, ...alertIds].join(','));

export function openStop(seal: Opener, token: string): StopToken | null {
	try {
		const [customerId, ...alertIds] = seal.open(token).split(',');
		return isId(customerId) && alertIds.every(isId) ? { customerId, alertIds } : null;
	} catch {
		return null;
	}
}
