import fs from 'fs';
const p=JSON.parse(fs.readFileSync('/tmp/prof.cpuprofile')); const min=Number(process.argv[2]??15);
const nodes=new Map(p.nodes.map(n=>[n.id,{...n,self:0,total:0}]));
p.samples.forEach((id,i)=>{nodes.get(id).self+=p.timeDeltas[i]/1000});
// merge react recursion: build tree merged by function name along path, collapsing recursion
const parent=new Map(); for(const n of nodes.values()) for(const c of n.children??[]) parent.set(c,n.id);
const root={name:'root',kids:new Map(),self:0,total:0};
for(const n of nodes.values()){ if(!n.self) continue; const path=[]; let id=n.id; while(id!==undefined){const x=nodes.get(id); path.unshift(x.callFrame.functionName||('anon:'+x.callFrame.url.split('/').pop()+':'+x.callFrame.lineNumber+':'+x.callFrame.columnNumber)); id=parent.get(id);} 
 const col=[]; for(const f of path){ const at=col.indexOf(f); if(at>=0) col.length=at+1; else col.push(f);} 
 let t=root; t.total+=n.self; for(const f of col){ if(!t.kids.has(f)) t.kids.set(f,{name:f,kids:new Map(),self:0,total:0}); t=t.kids.get(f); t.total+=n.self;} t.self+=n.self; }
const show=(t,d)=>{ for(const k of [...t.kids.values()].sort((a,b)=>b.total-a.total)) if(k.total>=min){ console.log('  '.repeat(d)+k.total.toFixed(0)+' ('+k.self.toFixed(0)+') '+k.name); show(k,d+1);} };
show(root,0);
// top inclusive by function
const inc=new Map(); for(const n of nodes.values()){ if(!n.self) continue; const seen=new Set(); let id=n.id; while(id!==undefined){const x=nodes.get(id); const k=x.callFrame.functionName+' '+x.callFrame.url.split('/').pop(); if(!seen.has(k)){seen.add(k); inc.set(k,(inc.get(k)??0)+n.self);} id=parent.get(id);} }
console.log('--- inclusive'); console.log([...inc].sort((a,b)=>b[1]-a[1]).slice(0,90).map(([k,v])=>v.toFixed(0)+' '+k).join('\n'));
