const PREFIX = 'chobiz-unsaved:';

export const unsavedKey = (owner: string, of: string): string => `${PREFIX}${owner}:${of}`;

/** Whoever sits here next finds nothing of the one before. */
export function forgetUnsaved(kept: Storage): void {
	for (const key of Object.keys(kept)) if (key.startsWith(PREFIX)) kept.removeItem(key);
}
