/** As soon as it is marked: what stands above the screen would never be found. */
export const focusFirstWrong = (form: HTMLElement): void =>
	void requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"], [data-wrong]')?.focus());
