/** Whether a dialog or a question is over the page, so that keys are not for the page. */
export const isDialogOpen = (): boolean =>
  document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;
