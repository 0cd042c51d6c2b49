/**
 * Handles a prerendered form that is sent before the portal's script is loaded. The browser must not send it itself, because its fields
 * would appear in the address. The portal sends it after it has taken over. The state is kept in the `data-sent` of the container.
 */
export const holdSubmit =
  "addEventListener('submit',function(e){var r=document.getElementById('root');if(r&&r.contains(e.target)){e.preventDefault();r.dataset.sent='yes'}},true);";
