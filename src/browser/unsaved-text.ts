const PREFIX = 'chobiz-unsaved:';

export const unsavedKey = (owner: string, of: string): string => `${PREFIX}${owner}:${of}`;

/** Protects drafts from the next user of a shared device. */
export function forgetUnsaved(kept: Storage): void {
	for (const key of Object.keys(kept)) if (key.startsWith(PREFIX)) kept.removeItem(key);
}
