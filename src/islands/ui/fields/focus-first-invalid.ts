/** Waits for the next frame, when the error is marked, because it may be outside of the screen. */
export const focusFirstInvalid = (form: HTMLElement): void =>
	void requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"], [data-wrong]')?.focus());
