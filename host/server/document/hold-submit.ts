/**
 * A prerendered form that is sent before the portal's script is there: the browser must not send it by itself (its fields would stand in the
 * address), and the portal sends it once it has taken over. Kept in the `data-sent` of the container.
 */
export const holdSubmit =
  "addEventListener('submit',function(e){var r=document.getElementById('root');if(r&&r.contains(e.target)){e.preventDefault();r.dataset.sent='yes'}},true);";
