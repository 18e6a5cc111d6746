const PREFIX = 'chobiz-unsaved:';

export const unsavedKey = (owner: string, of: string): string => `${PREFIX}${owner}:${of}`;

/** Protects drafts from the next user of a shared device. */
export function clearUnsavedTexts(stored: Storage): void {
	for (const key of Object.keys(stored)) if (key.startsWith(PREFIX)) stored.removeItem(key);
}
