/** GeoNames' towns and LGAs (CC BY 4.0), written by scripts/write-gazetteer.ts: not to be edited. */
export const placeTableGeonames = `
# Abia
Ohafia-Ifigh|t|5.615|7.812|3|5
Mbalano|t|5.734|7.502|3|5
Ebem Ohafia|t|5.631|7.830|3|5
Amaigbo|t|5.789|7.838|3|5
Akwete|t|4.887|7.357|3|5
Oke-Ikpe|t|4.913|7.319|3|5
Omoba|t|5.243|7.406|3|5
Okpuala-Ngwa|t|5.357|7.388|3|5
Nkwoagu Isuochi|t|5.991|7.394|3|5
Isiala Oboro|t|5.406|7.568|3|5
Apumiri|t|5.514|7.448|3|5
Aba South|l|5.107|7.367|4|5
Ikwuano|l|5.406|7.568|8|5
Ukwa East|l|4.887|7.357|3|5
Ohafia|l|5.623|7.821|7|5
Isiala-Ngwa South|l|5.357|7.388|6|5
Ukwa West|l|4.913|7.319|3|5
Umuahia South|l|5.514|7.448|3|5
Isuikwuato|l|5.734|7.502|8|5
Umu-Nneochi|l|5.991|7.394|6|5
Umuahia North|l|5.525|7.495|3|5
Isiala-Ngwa North|l|5.243|7.406|6|5
Bende|l|5.559|7.634|8|5
Arochukwu|l|5.389|7.912|9|5
Osisioma Ngwa|l|5.160|7.322|4|5
# Abuja
Madala|t|9.104|7.213|3|5
Bwari|l|9.280|7.380|12|5
Gwagwalada|l|9.024|7.147|9|5
Abaji|l|8.476|6.943|14|5
Kwali|l|8.883|7.019|11|5
Kuje|l|8.880|7.228|9|5
# Adamawa
Toungo|t|8.117|12.046|3|4
Song|t|9.827|12.624|3|4
Shelleng|t|9.896|12.006|3|4
Ngurore|t|9.289|12.240|3|5
Mayo-Belwa|t|9.054|12.058|3|4
Maiha|t|9.997|13.217|3|4
Madagali|t|10.889|13.628|3|4
Lamurde|t|9.608|11.793|3|4
Jada|t|8.757|12.155|3|4
Hong|t|10.233|12.928|3|4
Holma|t|9.899|13.055|3|5
Guyuk|t|9.907|11.928|3|4
Gulak|t|10.805|13.458|3|5
Girei|t|9.365|12.546|3|4
Gella|t|10.157|13.300|3|5
Fufore|t|9.222|12.650|3|4
Demsa|t|9.456|12.152|3|4
Fufore|l|9.222|12.650|10|5
Madagali|l|10.847|13.543|15|5
Michika|l|10.620|13.389|15|5
Mubi North|l|10.269|13.267|6|5
Mubi South|l|10.157|13.300|6|5
Hong|l|10.233|12.928|11|5
Maiha|l|9.948|13.136|15|5
Gombi|l|10.168|12.737|11|5
Song|l|9.827|12.624|20|5
Shelleng|l|9.896|12.006|4|5
Guyuk|l|9.907|11.928|4|5
Lamurde|l|9.608|11.793|15|5
Numan|l|9.464|12.031|7|5
Demsa|l|9.456|12.152|7|5
Girei|l|9.322|12.502|9|5
Yola North|l|9.249|12.361|9|5
Mayo-Belwa|l|9.054|12.058|17|5
Jada|l|8.757|12.155|17|5
Ganye|l|8.435|12.051|18|5
Toungo|l|8.117|12.046|18|5
# Akwa Ibom
Utu Etim Ekpo|t|5.005|7.610|3|5
Uquo|t|4.658|8.059|3|5
Okoroete|t|4.541|7.749|3|5
Okopedi|t|4.849|8.126|3|5
Oko Ita|t|5.192|7.895|3|5
Odot|t|4.831|8.038|3|5
Odoro Ikpe|t|5.358|7.752|3|5
Nung Udoe|t|4.917|7.963|3|5
Nto Edino|t|5.257|7.576|3|5
Mkpat Enin|t|4.735|7.749|3|4
Ikot Ibritam|t|4.812|7.614|3|5
Afaha Ikot Ebak|t|5.125|7.657|3|5
Idu|t|5.030|8.017|3|5
Esuk Oron|t|4.803|8.253|3|5
Enwang|t|4.656|8.252|3|5
Afaha Offiong|t|4.862|7.906|3|5
Abat|t|4.617|7.866|3|5
Urua Inyang|t|5.023|7.539|3|5
Ibiaku Ntok Okpo|t|5.309|7.711|3|5
Upenekang|t|4.571|7.980|3|5
Ikot Edibon|t|4.770|7.931|3|5
Ikot Akpa Nkuk|t|4.872|7.565|3|5
Eyofin|t|4.752|8.231|3|5
Urue Offong|t|4.753|8.168|3|5
Esit Eket|l|4.658|8.059|7|5
Mkpat Enin|l|4.735|7.749|8|5
Oruk Anam|l|4.812|7.614|4|5
Eastern Obolo|l|4.541|7.749|8|5
Nsit Atai|l|4.831|8.038|5|5
Nsit Ubium|l|4.770|7.931|5|5
Onna|l|4.617|7.866|4|5
Ini|l|5.358|7.752|4|5
Obot Akara|l|5.257|7.576|8|5
Ikono|l|5.309|7.711|4|5
Ikot Ekpene|l|5.182|7.715|4|5
Ibiono Ibom|l|5.192|7.895|5|5
Itu|l|5.201|7.984|5|5
Essien Udim|l|5.125|7.657|4|5
Ika|l|5.023|7.539|4|5
Etim Ekpo|l|5.005|7.610|4|5
Uyo|l|5.051|7.934|5|5
Uruan|l|5.030|8.017|5|5
Ibesikpo Asutan|l|4.917|7.963|4|5
Abak|l|4.982|7.789|9|5
Ukanafun|l|4.872|7.565|4|5
Nsit Ibom|l|4.862|7.906|3|5
Etinan|l|4.843|7.853|3|5
Ikot Abasi|l|4.569|7.553|9|5
Ibeno|l|4.571|7.980|5|5
Mbo|l|4.656|8.252|5|5
Eket|l|4.642|7.924|4|5
Udung Uko|l|4.752|8.231|3|5
Urue Offong/Oruko|l|4.753|8.168|3|5
Okobo|l|4.849|8.126|5|5
Oron|l|4.812|8.244|3|5
# Anambra
Uruobo-Okija|t|5.900|6.843|3|5
Ukpor|t|5.942|6.929|3|5
Ukpo|t|6.214|6.967|3|5
Uga|t|5.936|7.079|3|5
Ojoto|t|6.058|6.861|3|5
Nzam|t|6.453|6.729|3|5
Nteje|t|6.268|6.921|3|5
Neni|t|6.095|7.024|3|5
Igbo-Ukwu|t|6.018|7.020|3|5
Umunze|t|5.967|7.237|3|5
Enugu-Ukwu|t|6.171|7.005|3|5
Atani|t|6.013|6.748|3|5
Anaku|t|6.469|6.929|3|5
Ajalli|t|6.044|7.209|3|5
Aguata|t|6.016|7.088|3|4
Achalla|t|6.335|6.989|3|5
Anambra East|l|6.339|6.846|6|5
Anaocha|l|6.098|7.043|5|5
Awka North|l|6.335|6.989|5|5
Awka South|l|6.213|7.072|4|5
Anambra West|l|6.453|6.729|9|5
Idemili North|l|6.151|6.847|3|5
Idemili South|l|6.058|6.861|4|5
Njikoka|l|6.181|6.999|3|5
Nnewi South|l|5.942|6.929|4|5
Ogbaru|l|6.013|6.748|7|5
Orumba North|l|6.044|7.209|5|5
Orumba South|l|5.967|7.237|5|5
Oyi|l|6.268|6.921|4|5
Onitsha North|l|6.150|6.786|3|5
Dunukofia|l|6.214|6.967|3|5
Ayamelum|l|6.469|6.929|8|5
Aguata|l|5.990|7.062|6|5
Ihiala|l|5.877|6.851|4|5
Nnewi North|l|6.020|6.917|4|5
Ekwusigo|l|5.958|6.853|4|5
# Bauchi
Zalanga|t|10.614|10.176|3|5
Zadawa|t|11.450|10.367|3|5
Yuli|t|9.697|10.274|3|5
Yanda Bayo|t|11.507|10.746|3|5
Yamrat|t|10.112|9.826|3|5
Toro|t|10.059|9.069|3|4
Sade|t|11.360|10.673|3|5
Madara|t|11.780|10.448|3|5
Lere|t|9.711|9.340|3|5
Lame|t|10.442|9.240|3|5
Kirfi|t|10.406|10.405|3|4
Warji|t|11.178|9.752|3|4
Katagum|t|12.285|10.350|3|4
Kari|t|11.247|10.561|3|5
Kafin Madaki|t|10.689|9.761|3|5
Itas|t|11.857|9.964|3|5
Gwaram|t|10.233|10.286|3|5
Giade|t|11.391|10.200|3|4
Gamawa|t|12.134|10.538|3|4
Gabarin|t|11.109|10.444|3|5
Disina|t|11.481|9.919|3|5
Dindima|t|10.226|10.151|3|5
Darazo|t|10.999|10.411|3|4
Dambam|t|11.679|10.708|3|4
Bununu|t|9.882|9.681|3|5
Boi|t|9.561|9.502|3|5
Bogoro|t|9.669|9.605|3|4
Alkaleri|t|10.267|10.332|3|4
Yana|t|11.407|10.013|3|5
Bauchi|l|10.216|9.940|21|5
Bogoro|l|9.615|9.553|10|5
Darazo|l|11.179|10.522|13|5
Misau|l|11.382|10.417|12|5
Ningi|l|11.078|9.569|11|5
Warji|l|11.178|9.752|9|5
Toro|l|10.250|9.154|15|5
Dass|l|10.001|9.516|12|5
Ganjuwa|l|10.651|9.968|24|5
Giade|l|11.391|10.200|12|5
Shira|l|11.444|9.966|10|5
Dambam|l|11.593|10.727|20|5
Jama'Are|l|11.670|9.928|11|5
Katagum|l|11.727|10.319|20|5
Itas/Gadau|l|11.857|9.964|11|5
Zaki|l|12.285|10.350|13|5
Gamawa|l|12.134|10.538|13|5
Kirfi|l|10.406|10.405|20|5
Alkaleri|l|10.066|10.297|20|5
Tafawa-Balewa|l|9.784|9.524|10|5
# Bayelsa
Oporoma|t|4.806|6.080|3|5
Kaiama|t|5.120|6.301|3|5
Ekeremor|t|5.058|5.780|3|4
Twon-Brass|t|4.312|6.241|3|5
Ogbia|t|4.688|6.315|3|4
Ekeremor|l|5.058|5.780|10|5
Southern Ijaw|l|4.888|6.095|10|5
Sagbama|l|5.159|6.197|4|5
Yenegoa|l|4.927|6.268|10|5
Kolokuma/Opokuma|l|5.120|6.301|6|5
Ogbia|l|4.688|6.315|10|5
Nembe|l|4.537|6.403|10|5
# Benue
Yandev|t|7.363|9.042|3|5
Wannune|t|7.564|8.885|3|5
Ugba|t|7.507|9.348|3|5
Sankera|t|7.535|9.652|3|5
Otukpa|t|7.102|7.659|3|5
Okpoga|t|7.039|7.812|3|5
Oju|t|6.845|8.419|3|4
Ochobo|t|7.180|7.982|3|5
Obarike-Ito|t|7.024|8.324|3|5
Igumale|t|6.798|7.968|3|5
Igbor|t|7.451|8.608|3|5
Buruku|t|7.460|9.205|3|4
Gbajimba|t|7.820|8.860|3|5
Ugbokpo|t|7.653|7.884|3|5
Boju|t|7.356|7.893|3|5
Obagaji|t|7.892|7.909|3|5
Tse-Agberagba|t|7.077|8.666|3|5
Naka|t|7.583|8.204|3|5
Lessel|t|7.127|9.020|3|5
Guma|l|7.820|8.860|14|5
Gwer East|l|7.374|8.545|18|5
Logo|l|7.507|9.348|8|5
Ogbadibo|l|7.102|7.659|8|5
Vandeikya|l|6.785|9.068|8|5
Buruku|l|7.460|9.205|8|5
Gboko|l|7.343|9.022|12|5
Kwande|l|6.890|9.234|11|5
Agatu|l|7.892|7.909|13|5
Gwer West|l|7.583|8.204|18|5
Konshisha|l|7.077|8.666|18|5
Ushongo|l|7.127|9.020|12|5
Makurdi|l|7.734|8.521|19|5
Ohimini|l|7.268|7.938|14|5
Okpokwu|l|7.039|7.812|9|5
Katsina-Ala|l|7.169|9.285|15|5
Apa|l|7.653|7.884|13|5
Tarka|l|7.564|8.885|14|5
Ado|l|6.798|7.968|13|5
Obi|l|7.024|8.324|11|5
Oju|l|6.845|8.419|11|5
Ukum|l|7.521|9.631|16|5
# Borno
Yajiwa|t|11.386|12.720|3|5
Wuyo|t|10.385|11.697|3|5
Uba|t|10.455|13.222|3|5
Tokombere|t|11.221|13.488|3|5
Shani|t|10.218|12.061|3|4
Shaffa|t|10.507|12.333|3|5
Rann|t|12.269|14.466|3|5
Ngala|t|12.341|14.187|3|4
Miringa|t|10.731|12.146|3|5
Marte|t|12.365|13.829|3|4
Magumeri|t|12.115|12.826|3|4
Mafa|t|11.924|13.601|3|4
Kwaya Kusar|t|10.503|11.843|3|4
Kukawa|t|12.925|13.566|3|5
Konduga|t|11.653|13.418|3|4
Gudumbali|t|12.943|13.178|3|5
Gubio|t|12.497|12.781|3|4
Gamboru|t|12.373|14.207|3|5
Gajiram|t|12.491|13.212|3|5
Damboa|t|11.155|12.756|3|4
Damasak|t|13.105|12.509|3|5
Chibok|t|10.869|12.847|3|4
Briyel|t|10.348|11.610|3|5
Bornu Yassu|t|12.275|12.569|3|5
Mallam Fatori|t|13.675|13.340|3|5
Benisheikh|t|11.809|12.492|3|5
Askira|t|10.651|12.909|3|5
Azare|t|10.526|12.291|3|5
Banki|t|11.662|14.020|3|5
Khaddamari|t|11.926|13.231|3|5
Abadam|l|13.675|13.340|25|5
Mobbar|l|13.105|12.509|22|5
Gubio|l|12.497|12.781|17|5
Nganzai|l|12.491|13.212|23|5
Monguno|l|12.671|13.612|20|5
Magumeri|l|12.195|12.697|17|5
Marte|l|12.365|13.829|19|5
Ngala|l|12.357|14.197|15|5
Kala-Balge|l|12.269|14.466|15|5
Mafa|l|11.924|13.601|18|5
Dikwa|l|12.036|13.918|18|5
Jere|l|11.926|13.231|6|5
Konduga|l|11.653|13.418|18|5
Kaga|l|11.598|12.606|25|5
Bama|l|11.592|13.855|23|5
Gwoza|l|11.152|13.592|17|5
Damboa|l|11.155|12.756|17|5
Chibok|l|10.869|12.847|17|5
Askira-Uba|l|10.553|13.066|18|5
Biu|l|10.672|12.170|12|5
Hawul|l|10.516|12.312|12|5
Bayo|l|10.366|11.653|13|5
Shani|l|10.218|12.061|18|5
Kwaya Kusar|l|10.503|11.843|13|5
Maiduguri|l|11.847|13.157|6|5
# Cross River
Sankwala|t|6.548|9.223|3|5
Okpoma|t|6.597|8.637|3|5
Odukpani|t|5.134|8.338|3|4
Itigidi|t|5.891|8.022|3|5
Ikot Nakanda|t|4.884|8.484|3|5
Ikang|t|4.790|8.532|3|5
Gakem|t|6.770|8.991|3|5
Effraya|t|5.859|8.723|3|5
Boje|t|6.284|8.921|3|5
Akankpa|t|5.126|8.190|3|5
Akpet Central|t|5.621|8.102|3|5
Abuochiche|t|6.691|8.943|3|5
Boki|l|6.284|8.921|21|5
Ikom|l|5.967|8.706|6|5
Ogoja|l|6.658|8.799|8|5
Obubra|l|6.077|8.332|10|5
Abi|l|5.891|8.022|5|5
Obudu|l|6.668|9.165|7|5
Yala|l|6.597|8.637|10|5
Bekwarra|l|6.691|8.943|8|5
Obanliku|l|6.548|9.223|7|5
Etung|l|5.859|8.723|6|5
Yakurr|l|5.809|8.081|6|5
Biase|l|5.621|8.102|10|5
Akamkpa|l|5.312|8.355|11|5
Odukpani|l|5.130|8.264|10|5
Calabar Municipal|l|4.959|8.327|9|5
Akpabuyo|l|4.837|8.508|12|5
# Delta
Umunede|t|6.265|6.310|3|5
Patani|t|5.229|6.191|3|4
Owa-Oyibu|t|6.183|6.199|3|5
Otu-Jeremi|t|5.438|5.878|3|5
Otor-Udu|t|5.453|5.869|3|5
Orerokpe|t|5.637|5.890|3|5
Obiaruku|t|5.847|6.153|3|5
Koko|t|6.001|5.455|3|5
Isiokolo|t|5.596|6.000|3|5
Bomadi|t|5.161|5.924|3|4
Akwukwu-Igbo|t|6.358|6.591|3|5
Aboh|t|5.548|6.526|3|5
Ethiope East|l|5.693|6.053|10|5
Ika North East|l|6.224|6.254|4|5
Ika South|l|6.254|6.194|4|5
Isoko North|l|5.547|6.226|5|5
Isoko South|l|5.462|6.206|5|5
Ndokwa East|l|5.548|6.526|10|5
Ndokwa West|l|5.708|6.434|10|5
Oshimili North|l|6.358|6.591|7|5
Ukwuani|l|5.847|6.153|10|5
Warri North|l|6.001|5.455|12|5
Aniocha North|l|6.316|6.476|7|5
Sapele|l|5.894|5.677|3|5
Burutu|l|5.353|5.508|16|5
Bomadi|l|5.161|5.924|10|5
Patani|l|5.229|6.191|4|5
# Ebonyi
Nguzu Edda|t|5.755|7.817|3|5
Isu|t|6.150|7.801|3|5
Isieke|t|6.382|8.037|3|5
Iboko|t|6.407|8.233|3|5
Ezza-Ohu|t|6.441|8.084|3|5
Ezzamgbo|t|6.399|7.962|3|5
Effium|t|6.631|8.058|3|5
Ezillo|t|6.429|7.818|3|5
Ugbodo|t|6.512|8.130|3|5
Isiaka|t|5.863|7.546|3|5
Obiozara|t|6.046|7.773|3|5
Onuebonyi Echara|t|6.095|8.152|3|5
Afikpo North|l|5.893|7.935|5|5
Ikwo|l|6.095|8.152|7|5
Izzi|l|6.407|8.233|7|5
Afikpo South|l|5.755|7.817|7|5
Ishielu|l|6.429|7.818|11|5
Ohaukwu|l|6.471|8.019|6|5
Ebonyi|l|6.426|8.109|6|5
Onicha|l|6.150|7.801|6|5
Ezza South|l|6.155|8.037|7|5
Ohaozara|l|6.046|7.773|6|5
Ivo|l|5.863|7.546|8|5
# Edo
Ubiaja|t|6.656|6.385|3|5
Siluko|t|6.536|5.160|3|5
Illushi|t|6.670|6.629|3|5
Iguobazuwa|t|6.566|5.355|3|5
Idogbo|t|6.268|5.713|3|5
Fugar|t|7.091|6.498|3|5
Ehor|t|6.615|5.982|3|5
Agenebode|t|7.105|6.694|3|5
Afuze|t|6.969|6.043|3|5
Abudu|t|6.295|6.030|3|5
Igueben|t|6.602|6.243|3|5
Ovia South-West|l|6.551|5.257|13|5
Orhionmwon|l|6.295|6.030|9|5
Oredo|l|6.338|5.626|3|5
Iguegben|l|6.602|6.243|7|5
Esan West|l|6.743|6.140|4|5
Esan Central|l|6.736|6.220|4|5
Esan North-East|l|6.700|6.333|7|5
Esan South-East|l|6.663|6.507|10|5
Owan West|l|6.902|5.931|7|5
Owan East|l|6.969|6.043|7|5
Akoko-Edo|l|7.294|6.104|10|5
Etsako East|l|7.105|6.694|3|5
Etsako West|l|7.068|6.264|13|5
Etsako Central|l|7.091|6.498|11|5
# Ekiti
Otun-Ekiti|t|7.989|5.123|3|5
Oke Ila|t|7.950|4.983|3|5
Ode-Ekiti|t|7.648|5.549|3|5
Iye-Ekiti|t|7.955|5.233|3|5
Ipoti|t|7.874|5.077|3|5
Ilawe-Ekiti|t|7.599|5.105|3|5
Igede-Ekiti|t|7.668|5.126|3|5
Igbara-Odo|t|7.503|5.063|3|5
Ifaki|t|7.789|5.249|3|5
Emure-Ekiti|t|7.436|5.459|3|5
Efon|l|7.656|4.922|6|5
Ekiti West|l|7.705|5.041|5|5
Ijero|l|7.844|5.072|8|5
Moba|l|7.989|5.123|6|5
Ido-Osi|l|7.818|5.216|6|5
Ilejemeje|l|7.955|5.233|6|5
Oye|l|7.800|5.332|6|5
Ikole|l|7.791|5.509|8|5
Ekiti East|l|7.758|5.722|7|5
Irepodun/Ifelodun|l|7.668|5.126|5|5
Ado-Ekiti|l|7.623|5.221|6|5
Gbonyin|l|7.648|5.549|8|5
Emure|l|7.436|5.459|3|5
Ise/Orun|l|7.465|5.423|3|5
Ikere|l|7.497|5.230|7|5
Ekiti South-West|l|7.551|5.084|7|5
# Enugu
Umulona|t|6.508|7.097|3|5
Opi|t|6.782|7.433|3|5
Ogbede|t|6.673|7.374|3|5
Obolo-Eke (1)|t|6.883|7.633|3|5
Obollo-Afor|t|6.916|7.518|3|5
Ndeaboh|t|6.034|7.568|3|5
Mberubu|t|6.173|7.630|3|5
Ikem|t|6.780|7.715|3|5
Ibagwa-Aka|t|6.919|7.399|3|5
Ete|t|7.090|7.453|3|5
Eha Amufu|t|6.659|7.760|3|5
Amagunze|t|6.331|7.652|3|5
Aku|t|6.709|7.318|3|5
Ake-Eze|t|5.917|7.676|3|5
Adani|t|6.740|7.011|3|5
Aguobu-Owa|t|6.372|7.272|3|5
Nkwo Nike|t|6.509|7.510|3|5
Enugu East|l|6.509|7.510|4|5
Igbo-Eze-North|l|7.036|7.454|7|5
Udi|l|6.316|7.421|7|5
Oji-River|l|6.256|7.270|6|5
Awgu|l|6.073|7.477|5|5
Nkanu East|l|6.252|7.641|6|5
Isi-Uzo|l|6.720|7.737|13|5
Nkanu West|l|6.307|7.549|6|5
Uzo-Uwani|l|6.624|7.054|11|5
Udenu|l|6.900|7.576|10|5
Igbo-Eze-South|l|6.919|7.399|6|5
Nsukka|l|6.820|7.414|6|5
Igbo-Etiti|l|6.691|7.346|8|5
Enugu North|l|6.441|7.499|4|5
Ezeagu|l|6.372|7.272|6|5
Aninri|l|6.034|7.568|5|5
# Gombe
Talasse|t|9.968|11.679|3|5
Pindiga|t|9.984|10.952|3|5
Nafada|t|11.096|11.333|3|4
Mallam Sidi|t|10.468|11.293|3|5
Kafarati|t|10.383|11.096|3|5
Hinna|t|10.304|11.499|3|5
Garko|t|10.175|11.165|3|5
Deba|t|10.212|11.387|3|5
Dadiya|t|9.619|11.441|3|5
Biliri|t|9.867|11.226|3|5
Bara|t|10.374|10.729|3|5
Akko|t|10.289|10.973|3|4
Boh|t|9.782|11.279|3|5
Shomgom|l|9.782|11.279|3|5
Billiri|l|9.879|11.222|6|5
Balanga|l|9.794|11.560|14|5
Kaltungo|l|9.820|11.309|3|5
Akko|l|10.124|11.075|10|5
Yamaltu/Deba|l|10.258|11.443|13|5
Gombe|l|10.290|11.167|8|5
Kwami|l|10.426|11.194|8|5
Dukku|l|10.824|10.772|24|5
Funakaye|l|10.852|11.432|14|5
Nafada|l|11.096|11.333|11|5
# Imo
Urualla|t|5.854|7.099|3|5
Umuneke-Ngor|t|5.336|7.152|3|5
Umuelemai|t|5.688|7.243|3|5
Afor-Oru|t|5.541|7.268|3|5
Orodo|t|5.617|7.033|3|5
Okwe|t|5.777|7.218|3|5
Itu|t|5.464|7.331|3|5
Iho|t|5.582|7.099|3|5
Dikenafai|t|5.770|7.155|3|5
Awo-Idemili|t|5.826|6.934|3|5
Amaigbo|t|5.730|7.115|3|5
Umundugba|t|5.676|7.072|3|5
Umumma|t|5.757|6.946|3|5
Nwaorieubi|t|5.582|7.017|3|5
Aboh|t|5.476|7.272|3|5
Egbema|t|5.544|6.761|3|5
Isinweke|t|5.620|7.350|3|5
Nnenasa|t|5.733|7.014|3|5
Aboh-Mbaise|l|5.476|7.272|3|5
Ahiazu-Mbaise|l|5.541|7.268|4|5
Ihitte/Uboma|l|5.620|7.350|6|5
Isiala Mbano|l|5.688|7.243|5|5
Mbatoli|l|5.599|7.025|4|5
Njaba|l|5.733|7.014|4|5
Okigwe|l|5.829|7.351|8|5
Orsu|l|5.826|6.934|4|5
Oru East|l|5.757|6.946|3|5
Oru West|l|5.732|6.889|3|5
Onuimo|l|5.777|7.218|4|5
Oguta|l|5.710|6.809|5|5
Ngor-Okpala|l|5.336|7.152|10|5
Owerri Municipal|l|5.484|7.033|4|5
Ikeduru|l|5.582|7.099|4|5
Ezinihitte|l|5.464|7.331|3|5
Orlu|l|5.796|7.035|4|5
Ideato North|l|5.854|7.099|5|5
Ideato South|l|5.770|7.155|3|5
Isu|l|5.676|7.072|4|5
Nkwerre|l|5.759|7.104|3|5
Nwangele|l|5.730|7.115|3|5
# Jigawa
Taura|t|12.227|9.283|3|4
Sule Tankarkar|t|12.667|9.228|3|4
Samamiya|t|11.349|9.640|3|5
Roni|t|12.659|8.265|3|4
Miga|t|12.239|9.714|3|4
Mallammaduri|t|12.564|9.957|3|5
Maigatari|t|12.808|9.445|3|4
Kiyawa|t|11.784|9.607|3|4
Karkarna|t|12.767|8.510|3|5
Kiri Kasamma|t|12.693|10.255|3|5
Auyo|t|12.333|9.939|3|4
Kafin Hausa|t|12.239|9.911|3|4
Kaugama|t|12.474|9.737|3|4
Jahun|t|12.076|9.628|3|4
Gwiwa|t|12.782|8.337|3|4
Gwaram|t|11.277|9.884|3|4
Guri|t|12.728|10.420|3|4
Garki|t|12.435|9.190|3|4
Gantsa|t|11.663|9.726|3|5
Gagarawa|t|12.408|9.529|3|4
Malam Madori|t|12.565|9.881|3|4
Birniwa|t|12.791|10.236|3|5
Babura|t|12.773|9.015|3|4
Chakwama|t|11.560|9.664|3|5
Gwiwa|l|12.782|8.337|8|5
Yankwashi|l|12.767|8.510|8|5
Roni|l|12.659|8.265|8|5
Kazaure|l|12.648|8.412|8|5
Babura|l|12.773|9.015|13|5
Garki|l|12.435|9.190|13|5
Sule Tankarkar|l|12.667|9.228|9|5
Gumel|l|12.627|9.388|9|5
Maigatari|l|12.808|9.445|11|5
Gagarawa|l|12.408|9.529|12|5
Ringim|l|12.151|9.162|8|5
Taura|l|12.227|9.283|8|5
Kaugama|l|12.474|9.737|11|5
Miga|l|12.239|9.714|10|5
Jahun|l|12.076|9.628|10|5
Dutse|l|11.756|9.339|12|5
Kiyawa|l|11.784|9.607|11|5
Kafin Hausa|l|12.239|9.911|5|5
Auyo|l|12.333|9.939|5|5
Hadejia|l|12.453|10.041|9|5
Guri|l|12.728|10.420|8|5
Kiri Kasama|l|12.693|10.255|6|5
Biriniwa|l|12.791|10.236|6|5
Malam Madori|l|12.565|9.919|9|5
Birnin Kudu|l|11.400|9.559|14|5
Buji|l|11.611|9.695|11|5
Gwaram|l|11.277|9.884|9|5
# Kaduna
Soba|t|10.981|8.057|3|4
Makera|t|10.471|7.410|3|5
Makarfi|t|11.377|7.881|3|4
Maigana|t|11.027|7.938|3|5
Lere|t|10.386|8.573|3|4
Kwoi|t|9.457|8.007|3|5
Kujama|t|10.458|7.638|3|5
Kauru|t|10.576|8.151|3|4
Kajuru|t|10.323|7.685|3|4
Kagarko|t|9.491|7.698|3|4
Ikara|t|11.175|8.225|3|4
Igabi|t|10.806|7.714|3|4
Hunkuyi|t|11.267|7.649|3|5
Gwantu|t|9.229|8.458|3|5
Giwa|t|11.316|7.450|3|4
Dutsen Wai|t|10.850|8.199|3|5
Burumburum|t|11.391|8.723|3|5
Sofo-Birnin-Gwari|t|11.015|6.780|3|5
Anchau|t|10.962|8.392|3|5
Kaura|t|9.668|8.458|3|4
Kagarko|l|9.491|7.698|17|5
Kachia|l|9.873|7.954|19|5
Makarfi|l|11.377|7.881|10|5
Sabon Gari|l|11.111|7.723|10|5
Kudan|l|11.267|7.649|8|5
Birnin Gwari|l|10.799|6.629|25|5
Sanga|l|9.229|8.458|18|5
Soba|l|11.004|7.998|16|5
Giwa|l|11.316|7.450|7|5
Zangon Kataf|l|9.785|8.291|11|5
Kaura|l|9.638|8.424|8|5
Jema'A|l|9.581|8.293|8|5
Lere|l|10.399|8.630|20|5
Kauru|l|10.576|8.151|20|5
Kajuru|l|10.323|7.685|8|5
Ikara|l|11.175|8.225|10|5
Kubau|l|10.906|8.296|15|5
Jaba|l|9.457|8.007|17|5
# Kano
Zakirai|t|12.100|8.885|3|5
Ungogo|t|12.092|8.495|3|4
Tudun Wada|t|11.248|8.401|3|4
Tsanyawa|t|12.296|7.987|3|4
Tofa|t|12.058|8.273|3|4
Takai|t|11.576|9.109|3|4
Sumaila|t|11.530|8.956|3|4
Shanono|t|12.052|7.992|3|4
Rogo|t|11.552|7.823|3|4
Ririwai|t|10.740|8.741|3|5
Rimin Gado|t|11.967|8.248|3|4
Minjibir|t|12.178|8.658|3|4
Madobi|t|11.777|8.288|3|4
Kura|t|11.772|8.426|3|4
Kunchi|t|12.503|8.271|3|4
Kumbotso|t|11.890|8.503|3|4
Kiru|t|11.702|8.135|3|4
Kibiya|t|11.528|8.661|3|4
Karaye|t|11.784|8.015|3|4
Kabo|t|11.856|8.170|3|4
Gezawa|t|12.102|8.750|3|4
Garun Malam|t|11.686|8.370|3|4
Garko|t|11.650|8.803|3|4
Dawakin Tofa|t|12.105|8.330|3|4
Dawakin Kudu|t|11.837|8.597|3|4
Dan Gora|t|11.535|8.152|3|5
Dambatta|t|12.435|8.515|3|4
Bunkure|t|11.699|8.541|3|4
Bebeji|t|11.668|8.262|3|4
Bagwai|t|12.158|8.136|3|4
Albasu|t|11.674|9.141|3|4
Ajingi|t|11.968|9.037|3|4
Koguna|t|12.381|8.457|3|5
Tofa|l|12.058|8.273|4|5
Kiru|l|11.618|8.144|7|5
Bebeji|l|11.668|8.262|6|5
Garun Malam|l|11.686|8.370|6|5
Kura|l|11.772|8.426|6|5
Dawakin Kudu|l|11.837|8.597|6|5
Minjibir|l|12.178|8.658|7|5
Makoda|l|12.381|8.457|4|5
Kunchi|l|12.503|8.271|9|5
Rimin Gado|l|11.967|8.248|5|5
Rogo|l|11.552|7.823|9|5
Wudil|l|11.809|8.844|9|5
Shanono|l|12.052|7.992|8|5
Takai|l|11.576|9.109|6|5
Bunkure|l|11.699|8.541|7|5
Dambatta|l|12.435|8.515|4|5
Gabasawa|l|12.100|8.885|7|5
Bichi|l|12.234|8.241|7|5
Tsanyawa|l|12.296|7.987|9|5
Bagwai|l|12.158|8.136|7|5
Gwarzo|l|11.916|7.934|8|5
Kabo|l|11.856|8.170|7|5
Dawakin Tofa|l|12.105|8.330|4|5
Gezawa|l|12.102|8.750|7|5
Madobi|l|11.777|8.288|6|5
Ajingi|l|11.968|9.037|6|5
Gaya|l|11.861|9.003|6|5
Albasu|l|11.674|9.141|6|5
Karaye|l|11.784|8.015|9|5
Rano|l|11.557|8.581|5|5
Kibiya|l|11.528|8.661|5|5
Garko|l|11.650|8.803|9|5
Sumaila|l|11.530|8.956|9|5
Tudun Wada|l|11.248|8.401|10|5
Doguwa|l|10.740|8.741|20|5
Kano Municipal|l|12.000|8.517|5|5
# Katsina
Zango|t|13.053|8.486|3|4
Wagini|t|12.688|7.196|3|5
Sandamu|t|12.962|8.360|3|4
Safana|t|12.411|7.415|3|4
Sabuwa|t|11.174|7.121|3|4
Runka|t|12.448|7.309|3|5
Ruma|t|12.863|7.235|3|5
Rimi|t|12.850|7.710|3|4
Musawa|t|12.129|7.670|3|4
Matazu|t|12.235|7.674|3|4
Mashi|t|12.980|7.947|3|4
Mani|t|12.854|7.875|3|4
Mai’Adua|t|13.180|8.230|3|4
Kusada|t|12.466|7.978|3|4
Kurfi|t|12.666|7.485|3|4
Kankara|t|11.931|7.411|3|4
Kaita|t|13.083|7.741|3|4
Kafur|t|11.646|7.691|3|4
Jikamshi|t|12.173|7.774|3|5
Ingawa|t|12.641|8.052|3|4
Gora|t|11.913|7.665|3|5
Faskari|t|11.721|7.030|3|4
Dutsi|t|12.829|8.140|3|4
Dan Musa|t|12.262|7.334|3|4
Dankama|t|13.298|7.795|3|5
Danja|t|11.377|7.561|3|4
Dandume|t|11.459|7.126|3|4
Charanchi|t|12.672|7.729|3|4
Bindawa|t|12.670|7.809|3|4
Baure|t|12.838|8.745|3|4
Batsari|t|12.756|7.248|3|4
Batagarawa|t|12.906|7.606|3|4
Bakori|t|11.556|7.424|3|4
Kankia|l|12.546|7.823|7|5
Mai'Adua|l|13.180|8.230|10|5
Sabuwa|l|11.174|7.121|16|5
Jibia|l|13.094|7.226|18|5
Batsari|l|12.769|7.226|15|5
Katsina|l|12.991|7.602|5|5
Kaita|l|13.191|7.768|14|5
Batagarawa|l|12.906|7.606|5|5
Rimi|l|12.850|7.710|6|5
Kurfi|l|12.666|7.485|12|5
Bindawa|l|12.670|7.809|4|5
Mani|l|12.854|7.875|8|5
Mashi|l|12.980|7.947|8|5
Daura|l|13.033|8.324|4|5
Dutsi|l|12.829|8.140|11|5
Sandamu|l|12.962|8.360|4|5
Zango|l|13.053|8.486|8|5
Baure|l|12.838|8.745|13|5
Ingawa|l|12.641|8.052|11|5
Charanchi|l|12.672|7.729|4|5
Dutsin Ma|l|12.454|7.497|7|5
Safana|l|12.429|7.362|7|5
Dan Musa|l|12.262|7.334|9|5
Matazu|l|12.235|7.674|5|5
Musawa|l|12.151|7.722|5|5
Kankara|l|11.931|7.411|13|5
Malumfashi|l|11.851|7.643|12|5
Kafur|l|11.646|7.691|9|5
Bakori|l|11.556|7.424|6|5
Faskari|l|11.721|7.030|12|5
Dandume|l|11.459|7.126|11|5
Funtua|l|11.524|7.312|6|5
# Kebbi
Yelwa|t|10.835|4.742|3|5
Wasagu|t|11.376|5.795|3|5
Bunza|t|12.088|4.015|3|4
Shanga|t|11.214|4.579|3|4
Sakaba|t|11.065|5.596|3|4
Ribah|t|11.396|5.486|3|5
Wara|t|10.229|4.624|3|5
Maiyama|t|12.082|4.369|3|4
Mahuta|t|11.553|4.981|3|5
Kende|t|11.520|4.260|3|5
Kamba|t|11.852|3.655|3|5
Kalgo|t|12.327|4.200|3|4
Kangiwa|t|12.553|3.818|3|5
Gwandu|t|12.502|4.643|3|4
Gulma|t|12.642|4.355|3|5
Dakingari|t|11.648|4.062|3|5
Dabai|t|11.477|5.206|3|5
Bin Yauri|t|10.782|4.811|3|5
Besse|t|11.267|4.431|3|5
Bena|t|11.284|5.935|3|5
Bagudo|t|11.404|4.226|3|5
Augie|t|12.890|4.600|3|4
Aliero|t|12.288|4.471|3|5
Ngaski|l|10.506|4.717|13|5
Yauri|l|10.835|4.742|11|5
Zuru|l|11.456|5.221|14|5
Bagudu|l|11.462|4.243|14|5
Koko-Besse|l|11.267|4.431|9|5
Maiyama|l|12.082|4.369|8|5
Jega|l|12.223|4.380|6|5
Gwandu|l|12.502|4.643|5|5
Shanga|l|11.214|4.579|9|5
Dandi|l|11.852|3.655|24|5
Suru|l|11.648|4.062|14|5
Bunza|l|12.088|4.015|17|5
Kalgo|l|12.327|4.200|7|5
Fakai|l|11.553|4.981|14|5
Sakaba|l|11.065|5.596|18|5
Wasagu-Danko|l|11.352|5.739|18|5
Aleiro|l|12.288|4.471|6|5
Birnin Kebbi|l|12.454|4.197|7|5
Argungu|l|12.694|4.440|14|5
Augie|l|12.890|4.600|14|5
Arewa Dandi|l|12.553|3.818|21|5
# Kogi
Onyedega|t|6.882|6.676|3|5
Okpo|t|7.216|7.560|3|5
Ogurugu|t|6.786|6.950|3|5
Oguma|t|7.896|7.062|3|5
Ogaminana|t|7.594|6.218|3|5
Odo-Ere|t|8.251|5.551|3|5
Mopa|t|8.101|5.893|3|5
Koton-Karfe|t|8.088|6.799|3|5
Iyara|t|7.843|5.971|3|5
Isanlu-Itedoijowa|t|8.273|5.835|3|5
Isanlu|t|8.288|5.818|3|5
Icheu|t|7.707|6.772|3|5
Ugwolawo|t|7.237|6.923|3|5
Bugana|t|7.999|7.584|3|5
Ajaka|t|7.174|6.825|3|5
Adoru|t|6.977|7.163|3|5
Adogo|t|7.510|6.480|3|5
Abocho|t|7.568|6.986|3|5
Abejukolo|t|7.868|7.509|3|5
Obangede|t|7.621|6.199|3|5
Akpafa|t|7.472|6.150|3|5
Okene|l|7.551|6.236|3|5
Adavi|l|7.594|6.218|3|5
Bassa|l|7.802|6.917|10|5
Ibaji|l|6.882|6.676|12|5
Igalamela-Odolu|l|7.076|6.994|10|5
Ijumu|l|7.843|5.971|6|5
Kabba/Bunu|l|7.827|6.075|6|5
Mopa-Muro|l|8.101|5.893|11|5
Ofu|l|7.237|6.923|10|5
Okehi|l|7.621|6.199|3|5
Omala|l|7.934|7.546|20|5
Yagba East|l|8.281|5.827|11|5
Yagba West|l|8.235|5.529|17|5
Kogi|l|8.088|6.799|17|5
Lokoja|l|7.797|6.740|10|5
Ogori/Magongo|l|7.472|6.150|6|5
Ajaokuta|l|7.536|6.567|17|5
Dekina|l|7.629|7.015|11|5
Ankpa|l|7.402|7.632|11|5
Idah|l|7.113|6.739|3|5
Olamaboro|l|7.216|7.560|8|5
# Kwara
Yashikira|t|9.768|3.398|3|5
Suya|t|9.469|3.183|3|5
Share|t|8.823|4.976|3|5
Owu-Isin|t|8.281|5.019|3|5
Okuta|t|9.219|3.201|3|5
Oke-Oyi|t|8.583|4.716|3|5
Kosubosu|t|9.551|3.228|3|5
Iloffa|t|8.093|5.143|3|5
Ilemona|t|8.110|4.661|3|5
Gwasoro|t|9.487|3.508|3|5
Fufu|t|8.448|4.721|3|5
Bode Saadu|t|8.939|4.782|3|5
Araromi-Opin|t|8.065|5.256|3|5
Afon|t|8.313|4.527|3|5
Ifelodun|l|8.823|4.976|15|5
Oyun|l|8.110|4.661|4|5
Kaiama|l|9.605|3.941|25|5
Asa|l|8.313|4.527|13|5
Baruten|l|9.486|3.323|25|5
Pategi|l|8.729|5.756|20|5
Moro|l|9.029|4.803|15|5
Offa|l|8.149|4.721|4|5
Irepodun|l|8.184|4.958|6|5
Isin|l|8.281|5.019|6|5
Oke Ero|l|8.093|5.143|6|5
Ekiti|l|8.065|5.256|6|5
Edu|l|8.853|5.416|17|5
# Lagos
Irewe|t|6.417|3.141|3|5
Ejirin|t|6.614|3.900|3|5
Aliayabiagba|t|6.450|3.333|3|5
Alasia|t|6.475|3.169|3|5
Aiyetoro|t|6.459|3.342|3|5
Alimosho|t|6.607|3.302|3|4
Eti-Osa|t|6.531|3.326|3|4
Ikorodu|l|6.627|3.555|10|5
Shomolu|l|6.539|3.374|3|5
Apapa|l|6.449|3.359|3|5
Amuwo Odofin|l|6.470|3.283|3|5
Ojo|l|6.446|3.155|7|5
Badagry|l|6.415|2.881|11|5
Agege|l|6.613|3.322|3|5
Epe|l|6.599|3.942|9|5
Ikeja|l|6.597|3.342|3|5
Mushin|l|6.528|3.354|3|5
Surulere|l|6.502|3.358|3|5
# Nasarawa
Wamba|t|8.942|8.603|3|4
Obi|t|8.369|8.774|3|4
Nasarawa Egon|t|8.712|8.541|3|4
Keana|t|8.147|8.796|3|4
Garaku|t|8.847|8.130|3|5
Buga|t|8.483|7.326|3|5
Awe|t|8.104|9.140|3|4
Nasarawa|l|8.539|7.708|19|5
Akwanga|l|8.911|8.407|11|5
Lafia|l|8.494|8.515|10|5
Obi|l|8.369|8.774|12|5
Keana|l|8.147|8.796|12|5
Toto|l|8.436|7.202|14|5
Keffi|l|8.847|7.874|14|5
Karu|l|9.009|7.661|10|5
Kokona|l|8.847|8.130|14|5
Nasarawa Egon|l|8.712|8.541|12|5
Wamba|l|8.942|8.603|11|5
Doma|l|8.393|8.355|10|5
Awe|l|8.104|9.140|19|5
# Niger
Wushishi|t|9.730|6.073|3|4
Wawa|t|9.903|4.408|3|5
Ukata|t|10.831|5.825|3|5
Tegina|t|10.071|6.191|3|5
Sarkin Pawa|t|10.021|7.112|3|5
Rijau|t|11.104|5.256|3|4
Paiko|t|9.437|6.634|3|5
New Shagunnu|t|10.340|4.469|3|5
Maikunkele|t|9.684|6.479|3|5
Lemu|t|9.396|6.028|3|5
Kutigi|t|9.201|5.595|3|5
Kuta|t|9.869|6.710|3|5
Kusheriki|t|10.537|6.437|3|5
Konkwesso|t|10.847|4.098|3|5
Katcha|t|8.761|6.312|3|4
Kagara|t|10.187|6.255|3|5
Ibeto|t|10.485|5.145|3|5
Enagi|t|9.127|5.544|3|5
Duku|t|11.236|4.907|3|5
Bokani|t|9.433|5.200|3|5
Baro|t|8.616|6.418|3|5
Badeggi|t|9.056|6.143|3|5
Babana|t|10.429|3.815|3|5
Auna|t|10.188|4.723|3|5
Agwara|t|10.706|4.581|3|4
Nasko|t|10.495|4.899|3|5
Mashegu|t|9.972|5.779|3|4
Bangi|t|10.834|5.827|3|5
Gawu Babangida|t|9.278|6.993|3|5
Sabon Wuse|t|9.334|7.261|3|5
Katcha|l|8.909|6.228|7|5
Magama|l|10.390|4.922|13|5
Mokwa|l|9.364|5.127|25|5
Rafi|l|10.265|6.294|25|5
Agaie|l|9.008|6.318|7|5
Agwara|l|10.706|4.581|11|5
Bida|l|9.080|6.010|15|5
Borgu|l|10.281|4.260|25|5
Chanchaga|l|9.615|6.548|5|5
Edati|l|9.127|5.544|5|5
Gbako|l|9.396|6.028|18|5
Gurara|l|9.278|6.993|12|5
Lavun|l|9.201|5.595|5|5
Munya|l|10.021|7.112|24|5
Rijau|l|11.170|5.081|18|5
Mariga|l|10.832|5.826|18|5
Kontagora|l|10.403|5.471|25|5
Shiroro|l|9.869|6.710|16|5
Suleja|l|9.181|7.179|9|5
Mashegu|l|9.972|5.779|21|5
Wushishi|l|9.769|6.113|21|5
Bosso|l|9.684|6.479|5|5
Lapai|l|8.830|6.495|14|5
# Ogun
Tube|t|6.527|2.782|3|5
Ogbere|t|6.739|4.161|3|5
Odogbolu|t|6.840|3.763|3|4
Odeda|t|7.231|3.525|3|4
Imeko|t|7.449|2.843|3|5
Koko|t|6.718|2.789|3|5
Itori|t|6.931|3.221|3|5
Isara|t|6.989|3.682|3|5
Ipokia|t|6.525|2.842|3|4
Ilogbo|t|6.722|3.162|3|5
River Atuwara|t|6.682|3.143|3|5
Ijebu-Ife|t|6.778|4.034|3|5
Igbessa|t|6.527|3.134|3|5
Ayetoro|t|7.243|3.026|3|5
Ado-Odo|t|6.595|2.942|3|5
Abigi|t|6.487|4.395|3|5
Alari-Isadan|t|6.734|2.788|3|5
Shagamu|l|6.848|3.646|3|5
Ikenne|l|6.888|3.690|3|5
Odogbolu|l|6.840|3.763|5|5
Ijebu Ode|l|6.819|3.917|6|5
Ijebu East|l|6.759|4.097|9|5
Imeko Afon|l|7.449|2.843|15|5
Yewa North|l|7.243|3.026|15|5
Ipokia|l|6.590|2.804|11|5
Ifo|l|6.815|3.195|7|5
Odeda|l|7.231|3.525|11|5
Remo North|l|6.989|3.682|6|5
Ijebu North|l|6.972|3.999|4|5
Ijebu North East|l|6.895|4.007|4|5
Ogun Waterside|l|6.487|4.395|22|5
# Ondo
Oke-Agbe|t|7.643|5.759|3|5
Oka|t|7.460|5.802|3|5
Ode|t|7.790|5.712|3|5
Bolorunduro|t|7.166|4.964|3|5
Ita-Ogbolu|t|7.368|5.247|3|5
Isua|t|7.454|5.910|3|5
Ode-Irele|t|6.494|4.870|3|5
Ile-Oluji|t|7.213|4.869|3|5
Ilare|t|7.351|5.113|3|5
Igbekebo|t|6.359|4.865|3|5
Igbara-Oke|t|7.412|5.058|3|5
Ifon|t|6.930|5.774|3|5
Agbabu|t|6.589|4.834|3|5
Odigbo|l|6.747|4.876|9|5
Idanre|l|7.113|5.116|9|5
Ilaje|l|6.348|4.811|3|5
Ese Odo|l|6.359|4.865|3|5
Okitipupa|l|6.589|4.834|6|5
Irele|l|6.494|4.870|6|5
Ondo West|l|7.093|4.835|7|5
Ondo East|l|7.166|4.964|6|5
Ile Oluji/Okeigbo|l|7.213|4.869|6|5
Ifedore|l|7.381|5.086|9|5
Akure South|l|7.253|5.193|7|5
Akure North|l|7.368|5.247|7|5
Owo|l|7.196|5.587|15|5
Ose|l|6.930|5.774|9|5
Akoko South West|l|7.460|5.802|5|5
Akoko South East|l|7.454|5.910|6|5
Akoko North East|l|7.526|5.753|5|5
Akoko North West|l|7.643|5.759|7|5
# Osun
Oyan|t|8.050|4.767|3|5
Otan Ayegbaju|t|7.948|4.788|3|5
Osu|t|7.585|4.623|3|5
Olupona|t|7.600|4.193|3|5
Oke Mesi|t|7.817|4.917|3|5
Ipetumodu|t|7.522|4.445|3|5
Iperindo|t|7.502|4.826|3|5
Inisa|t|7.849|4.330|3|5
Ilobu|t|7.839|4.487|3|5
Ile-Ogbo|t|7.621|4.245|3|5
Ijebu-Jesa|t|7.683|4.818|3|5
Ifon|t|7.861|4.479|3|5
Ifetedo|t|7.184|4.700|3|5
Ibokun|t|7.787|4.730|3|5
Bode Osi|t|7.749|4.228|3|5
Awo|t|7.768|4.395|3|5
Apomu|t|7.352|4.183|3|5
Okuku|t|8.018|4.673|3|5
Ede North|l|7.736|4.435|3|5
Egbedore|l|7.768|4.395|3|5
Ife Central|l|7.482|4.560|7|5
Ife South|l|7.184|4.700|9|5
Ifelodun|l|7.913|4.667|3|5
Ila|l|8.017|4.904|7|5
Irepodun|l|7.839|4.487|3|5
Irewole|l|7.376|4.223|3|5
Isokan|l|7.352|4.183|3|5
Odo Otin|l|8.034|4.720|5|5
Ola Oluwa|l|7.749|4.228|7|5
Oriade|l|7.683|4.818|5|5
Atakunmosa East|l|7.502|4.826|8|5
Atakunmosa West|l|7.585|4.623|7|5
Boluwaduro|l|7.948|4.788|6|5
Boripe|l|7.904|4.687|3|5
Ejigbo|l|7.876|4.322|7|5
Iwo|l|7.635|4.182|3|5
Ayedire|l|7.611|4.219|3|5
Ayedade|l|7.477|4.354|6|5
Osogbo|l|7.771|4.557|5|5
Orolu|l|7.861|4.479|3|5
Obokun|l|7.787|4.730|7|5
Ilesha West|l|7.628|4.742|5|5
Ife North|l|7.522|4.445|6|5
# Oyo
Tede|t|8.553|3.447|3|5
Otu|t|8.206|3.408|3|5
Orita-Eruwa|t|7.556|3.441|3|5
Okeho|t|8.035|3.348|3|5
Kisi|t|9.083|3.852|3|5
Jobele|t|7.764|3.920|3|5
Iwere-Ile|t|7.999|3.089|3|5
Iresa-Adu|t|8.087|4.393|3|5
Ikoyi-Ile|t|8.244|4.172|3|5
Igbeti|t|8.749|4.131|3|5
Igangan|t|7.681|3.184|3|5
Idi-Ayunre|t|7.233|3.862|3|5
Ido|t|7.471|3.757|3|4
Egbeda|t|7.377|4.050|3|4
Alapa|t|8.617|4.383|3|5
Akanran|t|7.281|4.026|3|5
Ajaawa|t|7.931|4.127|3|5
Ayete|t|7.544|3.223|3|5
Ago-Are|t|8.505|3.421|3|5
Ago-Amodu|t|8.623|3.614|3|5
Iyana-Ofa|t|7.502|4.082|3|5
Iwajowa|l|7.999|3.089|14|5
Olorunsogo|l|8.749|4.131|21|5
Orelope|l|8.838|3.756|14|5
Ibarapa East|l|7.548|3.433|10|5
Kajola|l|8.035|3.348|10|5
Ori Ire|l|8.244|4.172|7|5
Saki West|l|8.668|3.394|8|5
Surulere|l|8.087|4.393|9|5
Irepo|l|9.083|3.852|15|5
Saki East|l|8.623|3.614|11|5
Atisbo|l|8.529|3.434|8|5
Ogbomosho North|l|8.134|4.240|7|5
Ogo Oluwa|l|7.931|4.127|11|5
Itesiwaju|l|8.206|3.408|10|5
Iseyin|l|7.970|3.596|14|5
Ibarapa Central|l|7.434|3.288|10|5
# Plateau
Yelwa|t|8.833|9.633|3|5
Wase|t|9.094|9.956|3|4
Riyom|t|9.637|8.757|3|4
Panyam|t|9.408|9.215|3|5
Kwolla|t|8.904|9.291|3|5
Angware|t|9.991|9.108|3|5
Dengi|t|9.369|9.962|3|5
Bokkos|t|9.299|8.995|3|4
Bassa|t|9.942|8.740|3|4
Amper|t|9.355|9.701|3|5
Mabudi|t|8.730|9.785|3|5
Tunkus|t|9.022|9.614|3|5
Baap|t|8.943|9.241|3|5
Kwal|t|9.371|9.619|3|5
Pankshin|l|9.325|9.435|13|5
Shendam|l|8.856|9.584|9|5
Kanam|l|9.369|9.962|15|5
Kanke|l|9.363|9.660|13|5
Langtang North|l|9.142|9.791|9|5
Wase|l|9.094|9.956|9|5
Mangu|l|9.464|9.156|13|5
Bokkos|l|9.299|8.995|13|5
Barkin Ladi|l|9.538|8.893|9|5
Riyom|l|9.637|8.757|8|5
Jos East|l|9.991|9.108|12|5
Bassa|l|9.942|8.740|8|5
Mikang|l|9.022|9.614|9|5
Qua'An Pan|l|8.923|9.266|18|5
Langtang South|l|8.730|9.785|13|5
# Rivers
Opobo|t|4.514|7.538|3|5
Okehi|t|5.139|7.139|3|5
Ogu|t|4.722|7.199|3|5
Obonoma|t|4.711|6.791|3|5
Isiokpo|t|5.002|6.873|3|5
Ngo|t|4.484|7.414|3|5
Kpor|t|4.653|7.284|3|5
Emuoha|t|4.884|6.860|3|4
Eberi|t|5.091|7.234|3|5
Degema|t|4.748|6.766|3|4
Abua|t|4.858|6.645|3|5
Abonnema|t|4.732|6.772|3|5
Degema Hulk|t|4.761|6.750|3|5
Akinima|t|5.085|6.466|3|5
Saakpenwa|t|4.717|7.263|3|5
Nchia|t|4.793|7.121|3|5
Ahoada West|l|5.085|6.466|9|5
Andoni|l|4.484|7.414|9|5
Ogba/Egbema/Ndoni|l|5.344|6.657|13|5
Omumma|l|5.091|7.234|6|5
Oyigbo|l|4.790|7.312|5|5
Tai|l|4.717|7.263|4|5
Gokana|l|4.653|7.284|4|5
Ogu Bolo|l|4.722|7.199|4|5
Port-Harcourt|l|4.777|7.013|4|5
Khana|l|4.676|7.365|5|5
Ahoada East|l|5.083|6.650|10|5
Abua/Odual|l|4.810|6.697|7|5
Emuoha|l|4.884|6.860|8|5
Degema|l|4.722|6.782|5|5
Eleme|l|4.793|7.121|3|5
Asari-Toru|l|4.736|6.862|5|5
Okrika|l|4.742|7.084|3|5
# Sokoto
Yabo|t|12.722|5.013|3|4
Wamako|t|13.031|5.104|3|5
Tureta|t|12.594|5.544|3|4
Silame|t|13.039|4.846|3|4
Shagari|t|12.627|4.993|3|4
Sabon Birni|t|13.564|6.324|3|4
Rabah|t|13.123|5.508|3|4
Kware|t|13.220|5.266|3|4
Kebbe|t|12.129|4.734|3|4
Isa|t|13.201|6.405|3|4
Goronyo|t|13.442|5.672|3|4
Gidan Madi|t|13.296|4.975|3|5
Gandi|t|12.964|5.743|3|5
Gada|t|13.754|5.657|3|4
Dange|t|12.853|5.346|3|5
Bodinga|t|12.844|5.150|3|4
Binji|t|13.223|4.909|3|4
Balle|t|13.470|4.681|3|5
Bodinga|l|12.844|5.150|10|5
Sokoto North|l|13.063|5.243|8|5
Yabo|l|12.722|5.013|5|5
Wamakko|l|13.031|5.104|8|5
Gudu|l|13.470|4.681|18|5
Binji|l|13.223|4.909|5|5
Tangaza|l|13.296|4.975|5|5
Gwadabawa|l|13.358|5.238|8|5
Gada|l|13.754|5.657|17|5
Sabon Birni|l|13.564|6.324|21|5
Goronyo|l|13.442|5.672|16|5
Isa|l|13.201|6.405|9|5
Wurno|l|13.290|5.424|9|5
Kware|l|13.220|5.266|8|5
Rabah|l|13.043|5.625|18|5
Silame|l|13.039|4.846|11|5
Dange-Shuni|l|12.853|5.346|11|5
Tureta|l|12.594|5.544|18|5
Shagari|l|12.627|4.993|5|5
Tambuwal|l|12.406|4.646|5|5
Kebbe|l|12.129|4.734|16|5
Illela|l|13.731|5.298|19|5
# Taraba
Zing|t|8.991|11.748|3|4
Serti|t|7.506|11.363|3|5
Riti|t|7.908|9.617|3|5
Pantisawa|t|8.945|11.512|3|5
Mutum Biyu|t|8.641|10.774|3|5
Lau|t|9.208|11.275|3|4
Karim Lamido|t|9.314|11.187|3|4
Lissam|t|7.196|10.046|3|5
Ibi|t|8.181|9.744|3|4
Gassol|t|8.535|10.446|3|4
Donga|t|7.722|10.045|3|4
Beli|t|7.859|10.972|3|5
Baissa|t|7.231|10.624|3|5
Sunkani|t|8.703|11.258|3|5
Karim Lamido|l|9.314|11.187|8|5
Lau|l|9.208|11.275|8|5
Zing|l|8.991|11.748|13|5
Yorro|l|8.945|11.512|9|5
Jalingo|l|8.894|11.360|9|5
Ardo-Kola|l|8.703|11.258|12|5
Ibi|l|8.181|9.744|16|5
Gassol|l|8.588|10.610|25|5
Bali|l|7.859|10.972|25|5
Wukari|l|7.890|9.697|16|5
Donga|l|7.722|10.045|21|5
Ussa|l|7.196|10.046|25|5
Kurmi|l|7.231|10.624|25|5
Sardauna|l|6.726|11.257|25|5
Gashaka|l|7.506|11.363|25|5
# Yobe
Machina|t|13.136|10.049|3|4
Kumagunnam|t|13.155|10.635|3|5
Jakusko|t|12.371|10.774|3|4
Jajimaji|t|12.899|10.807|3|5
Lajere|t|11.980|11.440|3|5
Gwio Kura|t|12.675|11.067|3|5
Gujba|t|11.500|11.934|3|4
Gorgoram|t|12.640|10.704|3|5
Goniri|t|11.485|12.313|3|5
Fika|t|11.287|11.308|3|4
Daura|t|11.554|11.406|3|5
Dapchi|t|12.495|11.500|3|5
Dankalwa|t|11.744|12.185|3|5
Damagum|t|11.678|11.335|3|5
Bara|t|10.936|11.682|3|5
Babban Gida|t|12.155|11.771|3|5
Buni Yadi|t|11.274|12.009|3|5
Sabon Garin Nangere|t|11.849|11.073|3|5
Kanamma|t|13.100|12.108|3|5
Bursari|l|12.495|11.500|24|5
Gujba|l|11.420|12.085|18|5
Gulani|l|10.936|11.682|14|5
Machina|l|13.136|10.049|22|5
Nguru|l|12.877|10.455|8|5
Yusufari|l|13.155|10.635|17|5
Yunusari|l|13.100|12.108|15|5
Karasuwa|l|12.899|10.807|15|5
Bade|l|12.774|11.054|15|5
Geidam|l|12.894|11.926|15|5
Jakusko|l|12.505|10.739|21|5
Tarmuwa|l|12.155|11.771|24|5
Damaturu|l|11.746|12.073|18|5
Fune|l|11.738|11.394|17|5
Nangere|l|11.849|11.073|8|5
Potiskum|l|11.714|11.081|8|5
Fika|l|11.287|11.308|11|5
# Zamfara
Shinkafi|t|13.073|6.506|3|4
Sauri|t|11.727|6.784|3|5
Moriki|t|12.874|6.488|3|5
Maru|t|12.334|6.404|3|4
Maradun|t|12.567|6.244|3|4
Kwatarkwashi|t|12.141|6.822|3|5
Gummi|t|12.145|5.118|3|4
Dan Sadau|t|11.296|6.495|3|5
Bungudu|t|12.268|6.553|3|4
Bukkuyum|t|12.137|5.468|3|4
Bakura|t|12.711|5.874|3|4
Birnin Magaji|t|12.559|6.895|3|5
Gummi|l|12.145|5.118|19|5
Shinkafi|l|13.073|6.506|9|5
Maradun|l|12.567|6.244|10|5
Zurmi|l|12.825|6.636|13|5
Kaura Namoda|l|12.594|6.586|13|5
Birnin Magaji-Kiyaw|l|12.559|6.895|17|5
Bakura|l|12.711|5.874|13|5
Talata Mafara|l|12.568|6.062|10|5
Maru|l|11.815|6.449|22|5
Bukkuyum|l|12.137|5.468|19|5
Anka|l|12.113|5.927|25|5
Bungudu|l|12.205|6.687|3|5
Gusau|l|12.170|6.664|3|5
Tsafe|l|11.842|6.852|12|5
`;
