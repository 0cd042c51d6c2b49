import deskForms from '../contract/validation/desk-forms.ar.messages.json';
import forms from '../contract/validation/forms.ar.messages.json';
import own from './ar.messages.json';

/** The Arabic messages of this package. */
export default { ...own, ...forms, ...deskForms };
